tell-winner = { $winner ->
    [player] 闲赢
    [banker] 庄赢
   *[tie] 和局
}
tell-with = { $points }点
tell-at = { $points }点
tell-high = 赢方{ $points }点
tell-beats = { $points }点胜{ $beaten }点
tell-cards = { $cards ->
    [2] 两张牌
   *[other] 三张牌
}
tell-natural = { $natural ->
    [yes] 例牌
   *[no] 非例牌
}
tell-pays = { $when }：赔{ $odds }。
tell-stands = { $when }：注码保留。
tell-loses = { $when }：{ $loss }。
tell-lost = 其余情况：输掉注码。
tell-edge = 每一注，赌场平均留下{ $edge }。
tell-first = 请先押闲、庄或和。
tell-again = 再点一次押{ $amount }。
tell-click = 点击押{ $amount }。

kind-main = 主注
kind-player = 押闲
kind-banker = 押庄
kind-ties = 押和
kind-pairs = 押对子
kind-others = 押点数与张数
bets-search = 搜索注种
bets-none = 没有这个名字的注。

when-winner = { $values }
when-player-total = 闲{ $values }点
when-banker-total = 庄{ $values }点
when-player-cards = 闲{ $values }张牌
when-banker-cards = 庄{ $values }张牌
when-player-two = 闲两张牌{ $values }点
when-banker-two = 庄两张牌{ $values }点
when-player-third = 闲第三张牌算{ $values }点
when-banker-third = 庄第三张牌算{ $values }点
when-margin = { $values ->
   *[other] 胜{ $values }点
}
when-high = 高点数{ $values }
when-low = 低点数{ $values }
when-tied = { $values }点
when-high-cards = 赢方{ $values }张牌
when-cards = 共{ $values }张牌
when-natural = { $values }
when-player-pair = 闲头两张是{ $values }
when-banker-pair = 庄头两张是{ $values }
when-player-ranks = 闲头两张牌只有{ $values }
when-banker-ranks = 庄头两张牌只有{ $values }
when-player-suits = { when-player-ranks }
when-banker-suits = { when-banker-ranks }
when-one-rank = { $values }
when-sum = 两边点数之和为{ $values }
when-equal = 相同：{ $values }
when-player-exactly = 闲头两张牌恰有{ $values }
when-banker-exactly = 庄头两张牌恰有{ $values }
when-first-four = 头四张牌恰有{ $values }
when-player-third-suit = 闲第三张牌的花色：{ $values }
when-banker-third-suit = 庄第三张牌的花色：{ $values }
when-first-rank = 第一张牌：{ $values }
when-first-suit = { when-first-rank }
when-player-flush = 闲的牌：{ $values }
when-banker-flush = 庄的牌：{ $values }
when-poker = 所有牌：{ $values }
when-pairs = { $values ->
    [1] 一手头两张是对子
    [2] 两手头两张都是对子
    [any] 至少一手头两张是对子
   *[other] 头两张是对子的手数：{ $values }
}
when-perfect-pairs = { $values ->
    [1] 一手头两张是完美对子
    [2] 两手头两张都是完美对子
    [any] 至少一手头两张是完美对子
   *[other] 头两张是完美对子的手数：{ $values }
}
when-anything = 任何情况
value-winner-player = 闲赢
value-winner-banker = 庄赢
value-winner-tie = 和局
value-natural-yes = 例牌
value-natural-no = 非例牌
value-pair-none = 牌面与花色都不同
value-pair-suited = 同花色不同牌面
value-pair-pair = 对子
value-pair-perfect = 完美对子
value-one-rank-yes = 两个同牌面的对子
value-one-rank-no = 不是两个同牌面的对子
value-equal-player-total = 闲的点数
value-equal-banker-total = 庄的点数
value-equal-player-cards = 闲的张数
value-equal-banker-cards = 庄的张数
value-equal-player-two = 闲头两张牌
value-equal-banker-two = 庄头两张牌
value-equal-player-third = 闲第三张牌
value-equal-banker-third = 庄第三张牌
value-exactly-suited = 同花色{ $cards }
value-flush-yes = 全同花色
value-flush-no = 非全同花色
value-poker-none = 没有同牌面
value-poker-pair = 一对
value-poker-two-pairs = 两对
value-poker-three-pairs = 三对
value-poker-three = 三条
value-poker-full-house = 葫芦
value-poker-two-threes = 两组三条
value-poker-four = 四条
value-poker-five = 五条
value-poker-six = 六条
