### 荷官的报牌与说明，以及桌上各物的名称。

## 点数

points-player-first = { $player ->
    [0] 零点
    [1] 一点
    [2] 两点
    [3] 三点
    [4] 四点
    [5] 五点
    [6] 六点
    [7] 七点
    [8] 八点
   *[9] 九点
}
points-player = { $player ->
    [0] 零点
    [1] 一点
    [2] 两点
    [3] 三点
    [4] 四点
    [5] 五点
    [6] 六点
    [7] 七点
    [8] 八点
   *[9] 九点
}
points-banker = { $banker ->
    [0] 零点
    [1] 一点
    [2] 两点
    [3] 三点
    [4] 四点
    [5] 五点
    [6] 六点
    [7] 七点
    [8] 八点
   *[9] 九点
}

## 荷官的报牌

call-new-shoe = 新靴，{ $packs }副牌。
call-burn = { $card }，烧{ $count }张牌。
call-place-bets = 请下注。
call-no-more-bets = 停止下注。
call-stop-card = { $coups ->
    [1] 尾卡出现：这是本靴最后一局。
   *[other] 尾卡出现：本局之后还有一局。
}
call-points-player = 闲{ points-player-first }。
call-points = 闲{ points-player-first }，庄{ points-banker }。
call-points-banker = 庄{ points-banker }。
call-card-player = 闲补牌。
call-stands-player = 闲{ $player }点停牌。
call-card-banker = 庄补牌。
call-stands-banker = 庄{ $banker }点停牌。
call-player-wins = { $natural ->
    [yes] 例牌。闲赢，{ points-player }对{ points-banker }。
   *[no] 闲赢，{ points-player }对{ points-banker }。
}
call-banker-wins = { $natural ->
    [yes] 例牌。庄赢，{ points-banker }对{ points-player }。
   *[no] 庄赢，{ points-banker }对{ points-player }。
}
call-banker-barred = 庄赢，{ points-banker }对{ points-player }。此牌不赔，押庄的注码保留。
call-player-barred = 闲赢，{ points-player }对{ points-banker }。此牌不赔，押闲的注码保留。
call-tie = { $natural ->
    [yes] 例牌。Égalité，和局，{ points-player }对{ points-banker }。押和者赢。
   *[no] Égalité，和局，{ points-player }对{ points-banker }。押和者赢。
}
call-shoe-ended = 本靴结束。
bank-carte = “Carte, s’il vous plaît”，请补牌。
bank-non = “Non, Monsieur”，停牌。

## 名称

side-player = 闲
side-banker = 庄
wager-player = 闲
wager-banker = 庄
wager-tie = 和
wager-banker-6 = 庄6点
wager-banker-pair = 庄对
wager-big = 大
wager-big-tiger = 大老虎
wager-blazing-7s = 火热7
wager-dragon-7 = 龙7
wager-dragon-bonus-banker = 庄龙宝
wager-dragon-bonus-player = 闲龙宝
wager-egalite-0 = 和0点
wager-egalite-1 = 和1点
wager-egalite-2 = 和2点
wager-egalite-3 = 和3点
wager-egalite-4 = 和4点
wager-egalite-5 = 和5点
wager-egalite-6 = 和6点
wager-egalite-7 = 和7点
wager-egalite-8 = 和8点
wager-egalite-9 = 和9点
wager-eight-over-six = 8点胜6点
wager-either-pair = 任意对子
wager-heavenly-9 = 天九
wager-lucky-6 = 幸运6
wager-lucky-6-23 = 幸运6（赔23）
wager-natural-9-over-7 = 例牌9点胜7点
wager-natural-tie = 例牌和
wager-panda-8 = 熊猫8
wager-perfect-pair = 完美对子
wager-perfect-pair-200 = 完美对子（赔200）
wager-player-pair = 闲对
wager-small = 小
wager-small-tiger = 小老虎
wager-three-card-9-over-1 = 三张9胜1
wager-three-card-9-over-7 = 三张9胜7
wager-tiger = 老虎
wager-tiger-pair = 老虎对
wager-tiger-tie = 老虎和
wager-tiger-tie-45 = 老虎和（赔45）
outcome-player = 闲
outcome-banker = 庄
outcome-tie = 和
preset-punto-banco = 百家乐
preset-punto-banco-uk = 百家乐，和赔9比1
preset-ez = EZ免佣百家乐
preset-super6 = 超级六免佣百家乐
preset-midi = 中台百家乐
preset-mini = 小台百家乐
preset-online = 线上百家乐
preset-grande = 大台百家乐，玩家发牌
preset-american = 美式百家乐
preset-punto-banco-andorra = 安道尔法规百家乐
preset-mini-andorra = 安道尔法规小台百家乐
preset-midi-andorra = 安道尔法规中台百家乐
preset-punto-banco-luxembourg = 卢森堡法规百家乐
preset-punto-banco-macau = 澳门规则百家乐
preset-mini-nsw = 新南威尔士规则小台百家乐
preset-chemin-de-fer = 铁路百家乐
preset-chemin-de-fer-club = 铁路百家乐，俱乐部玩法
preset-computer-chemin-de-fer = 铁路百家乐，电脑玩法
preset-computer-baccarat = 固定庄家百家乐，电脑玩法
preset-chemin-de-fer-andorra = 安道尔法规铁路百家乐
preset-banque-limitee = 限额庄百家乐
preset-banque-ouverte = 无限额庄百家乐
preset-banque-club = 双门百家乐，俱乐部玩法
preset-banque-andorra-limitee = 安道尔法规限额庄百家乐
preset-banque-andorra-ouverte = 安道尔法规无限额庄百家乐
preset-banque-ouverte-france = 法国法规无限额庄百家乐
strategy-cautious = 谨慎
strategy-bold = 大胆
strategy-follower = 跟路
strategy-contrarian = 反路
strategy-banker-only = 只押庄
strategy-tie-chaser = 追和
strategy-by-the-book = 按补牌表
strategy-equilibrium = 均衡

card-name = { card-suit }{ card-rank }
card-rank = { $rank ->
    [ace] A
    [jack] J
    [queen] Q
    [king] K
   *[other] { $rank }
}
card-suit = { $suit ->
    [clubs] 梅花
    [diamonds] 方块
    [hearts] 红桃
   *[spades] 黑桃
}

## Between two clauses of a description

clauses = { $before }，{ $after }

## 赔付

line-odds = { $win }比{ $stake }
line-odds-less = { $win }比{ $stake }，扣{ $percent }%
line-stands = 注码保留
