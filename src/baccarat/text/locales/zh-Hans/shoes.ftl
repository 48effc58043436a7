an-title = 运气占几分
an-intro = 打开一靴的牌谱：每局发牌前值多少，每个选择值多少，牌又带来了什么。也可把文件拖到这里。您记录的结果或牌，会与公平牌靴的期望相比较。
an-busy = 正在分析这一靴，需要几秒钟。
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

play-reading = 正在读取您的牌靴：已读{ $shoes }靴。
play-bankroll = 输赢
play-won = 输赢
play-expected = 期望
play-luck = 运气
play-coups = 局数
play-staked = 押注
play-time = 游戏时间
play-hours = { $hours }小时{ $minutes }分
play-picture = 每靴之后的输赢、期望，以及其周围的运气范围
play-legend = 实线：输赢。虚线：期望。阴影：运气的两个标准差，100人中约有95人在内。
play-how = 期望是每注金额乘以满靴时该注的精确价值。对玩家坐庄的牌，是双方按均衡打、只看自己牌时单门牌的价值。计算范围时，同一局的各注视为独立。时间按局与局之间计算，超过十分钟的停顿不计。
play-by-bet = 按玩法和注
play-bet = 注
play-bet-ponte = 对庄
play-bet-bank = 坐庄
play-other = 抽水及其他收付
play-by-month = 按月
play-month = 月份
play-biggest = 最大的牌局
play-all = 所有牌局
play-replay = 重看
play-replay-coup = 重看第{ $coup }局
play-replay-shoe = 重看{ $name }第{ $shoe }靴
play-replay-record = 重看牌谱
play-csv = 所有牌局（CSV）
play-json = 所有牌局（JSON）

replay = 重看
replay-title = 重看：{ $name }，第{ $shoe }靴
replay-intro = 打开一靴的牌谱，在牌桌上逐张重看。也可把文件拖到此处。
replay-busy = 正在准备牌靴。
replay-play = 播放
replay-pause = 暂停
replay-playing = 正在播放。
replay-paused = 已暂停。
replay-coup = 第{ $coup }局，共{ $coups }局
replay-at = 第{ $coup }局，共{ $coups }局，第{ $step }步
replay-coup-before = 回到上一局开头
replay-coup-end = 到本局结尾
replay-coup-next = 到下一局
replay-step-before = 后退一步
replay-step-next = 前进一步
replay-slider = 靴中的位置
replay-speed = 速度
replay-rate = { $speed }倍
replay-from = 视角
replay-from-none = 无座位
replay-from-seat = { $name }，{ $seat }号座
replay-proved = 每张牌都由封印本靴的秘密推出。
replay-not-proved = 牌谱中没有可证明其牌的秘密。

choose-own = 您最近的牌靴
choose-none = 您还没有打过牌。打完一局后就会出现在这里。
choose-shoe = { $name }，第{ $shoe }靴
choose-all = 您的全部战绩
choose-example = 示例牌靴
choose-file = 打开牌谱（.bhh）
choose-any-file = 打开文件
choose-link = 或本赌场某一靴牌的链接
choose-link-example = 粘贴链接，例如重看页面的链接
choose-open = 打开
choose-no-shoe = 这不是本赌场某一靴牌的链接。

picture-save = 保存图片
picture-busy = 正在绘制图片…
picture-shoe = { $game } · 第{ $shoe }靴 · { $coups }局
picture-luck = 运气
picture-biggest = 最大一局赢额
picture-longest = 最长连胜
picture-counts = 各方赢局
picture-legend = 实线：实际。虚线：期望。
picture-root = 首张牌前已封印：{ $root }
picture-unsealed = 未封印
picture-of = 第{ $shoe }靴
picture-coups = { $coups }局
