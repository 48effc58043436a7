# 分析的文字。按需载入。

an-title = 运气占几分
an-intro = 打开一靴的牌谱：每局发牌前值多少，每个选择值多少，牌又带来了什么。也可把文件拖到这里。您记录的结果或牌，会与公平牌靴的期望相比较。
an-busy = 正在分析这一靴，需要几秒钟。
an-missed = 有{ $missed }局没有人看到。
an-broken = 有{ $broken }局不可能如此，已略去。
an-too-large = 这里最多读取4MB的文件。在您自己的电脑上，“baccarat study FILE”可读任何大小。
an-players = 整靴
an-of = { $room }，第{ $shoe }靴
an-of-unnamed = 第{ $shoe }靴
an-to-table = 回牌桌
an-name = 名字
an-result = 结果
an-expected = 期望
an-lost = 自己的选择
an-luck = 运气
an-picture = 每局之后各玩家的赢额，以及应得的期望
an-legend = 实线：赢额。虚线：期望。圆圈：白送筹码的选择。
an-no-stakes = 这份牌谱里没有任何下注。各线表示每局发牌前一注值多少，只依据已知的牌；烧掉的牌仍算未出。
an-coup = 第{ $coup }局
an-before = 上一局
an-next = 下一局
an-go = 跳到某局
an-cards = 可能出{ $cards }张牌
an-no-coup = 没有发牌。
an-values = 发牌前一注值多少
an-side = { $side ->
    [player] 闲
    [banker] 庄
    [ponte] 闲家
    [bank] 庄家
    [right] 右门
   *[left] 左门
}
an-fared = { $how ->
    [player] 赢
    [banker] 输
   *[tie] 和
}
an-choice = { $side ->
    [ponte] 作为闲家
    [right] 代表右门
    [left] 代表左门
   *[banker] 作为庄家
}，{ $point }点{ $drew ->
    [yes] 补牌。
   *[no] 停牌。
}
an-worth = 补牌值{ $draw }，停牌值{ $stand }。
an-often = 均衡中有{ $often }补牌。
an-gave = { $gave ->
    [none] 没有白送。
   *[some] 白送：{ $lost }。
}
an-known = 以当时对其他人的了解计：{ $lost }。
an-how = 结果＝期望＋运气。已知的是亮过的牌，以及各手自己的牌；烧掉的牌算作未出。期望是这些牌的均衡所得，减去自己选择白送的部分。运气是牌，以及他人的选择。
