club-night = 俱乐部之夜
club-how = 所有人以同样多的筹码开始。这些筹码只在本桌有效，各人自己的筹码不变。
club-chips = 起始筹码
club-shoes = 打完几靴结束
club-minutes = 几分钟后结束
club-either = 以先到者为准。不计的一项可留空。
club-rebuys = 每人可重购次数
club-rebuy-until = 此靴之后不可重购
club-faulty = 请检查俱乐部之夜的设置：起始筹码至少{ $least }，要有结束条件，并填整数。
club-ranking = 排名
club-final = 最终排名
club-nobody = 还没有人加入。
club-terms-chips = 每人{ $chips }筹码
club-terms-shoes = 共{ $shoes }靴
club-terms-time = { $time }结束
club-terms-rebuys = { $rebuys ->
    [0] 不可重购
   *[other] 可重购{ $rebuys }次
  }
club-terms-until = 到第{ $shoe }靴为止
club-place = 名次
club-player = 玩家
club-holds = 筹码
club-result = 输赢
club-rebought = 重购{ $count }次
club-by-result = 重购的筹码会从输赢中扣除，因此不占便宜。
club-all = 显示全部
club-prolong = 延长俱乐部之夜
club-more-shoes = 加打几靴
club-more-minutes = 加几分钟
club-prolong-it = 延长
