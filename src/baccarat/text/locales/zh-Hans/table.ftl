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

call-new-shoe = 新靴，{ $packs }副牌。
call-burn = { $card }，烧{ $count }张牌。
call-place-bets = 请下注。
call-no-more-bets = 停止下注。
call-stop-card = { $coups ->
    [1] 尾卡出现：这是本靴最后一局。
   *[other] 尾卡出现：本局之后还有一局。
}
call-last-coups = 本靴还剩{ $coups }局。
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

side-player = 闲
side-banker = 庄
wager-player = 闲
wager-banker = 庄
wager-tie = 和
wager-bad-beat = 爆冷9胜8
wager-banker-6 = 庄6点
wager-banker-natural-8 = 庄例牌8点
wager-banker-natural-9 = 庄例牌9点
wager-banker-pair = 庄对
wager-banker-three-card-win = 庄三张胜
wager-big = 大
wager-big-tiger = 大老虎
wager-blazing-7s = 火热7
wager-dragon-7 = 龙7
wager-dragon-bonus-banker = 庄龙宝
wager-dragon-bonus-player = 闲龙宝
wager-egalite-0 = 和0点
wager-egalite-0-160 = 和0点（赔160）
wager-egalite-1 = 和1点
wager-egalite-1-3 = 和1至3点
wager-egalite-2 = 和2点
wager-egalite-3 = 和3点
wager-egalite-4 = 和4点
wager-egalite-4-5 = 和4至5点
wager-egalite-5 = 和5点
wager-egalite-6 = 和6点
wager-egalite-6-7 = 和6至7点
wager-egalite-7 = 和7点
wager-egalite-8 = 和8点
wager-egalite-8-9 = 和8至9点
wager-egalite-9 = 和9点
wager-eight-over-six = 8点胜6点
wager-eights-and-nines = 双方8或9点
wager-either-pair = 任意对子
wager-heavenly-9 = 天九
wager-kill-the-ox = 杀牛
wager-lucky-6 = 幸运6
wager-lucky-6-23 = 幸运6（赔23）
wager-lucky-8-banker = 庄幸运8
wager-lucky-8-player = 闲幸运8
wager-lucky-match = 幸运组合
wager-lucky-nines = 幸运9
wager-lucky-nines-red-rock = 幸运9红石
wager-majestic-match-banker = 庄尊贵同花
wager-majestic-match-player = 闲尊贵同花
wager-natural-9-over-7 = 例牌9点胜7点
wager-natural-tie = 例牌和
wager-ox-6 = 牛6
wager-panda-8 = 熊猫8
wager-perfect-pair = 完美对子
wager-perfect-pair-200 = 完美对子（赔200）
wager-player-natural-8 = 闲例牌8点
wager-player-natural-9 = 闲例牌9点
wager-player-pair = 闲对
wager-player-three-card-win = 闲三张胜
wager-small = 小
wager-small-tiger = 小老虎
wager-super-6-15 = 超级6（赔15）
wager-super-banker-1 = 超级庄1
wager-super-banker-2 = 超级庄2
wager-super-banker-3 = 超级庄3
wager-super-banker-4 = 超级庄4
wager-super-banker-5 = 超级庄5
wager-super-banker-7 = 超级庄7
wager-super-banker-8 = 超级庄8
wager-super-banker-9 = 超级庄9
wager-super-player-1 = 超级闲1
wager-super-player-2 = 超级闲2
wager-super-player-3 = 超级闲3
wager-super-player-4 = 超级闲4
wager-super-player-5 = 超级闲5
wager-super-player-6 = 超级闲6
wager-super-player-7 = 超级闲7
wager-super-player-8 = 超级闲8
wager-super-player-9 = 超级闲9
wager-super-tie-0 = 超级和0
wager-super-tie-1 = 超级和1
wager-super-tie-2 = 超级和2
wager-super-tie-3 = 超级和3
wager-super-tie-4 = 超级和4
wager-super-tie-5 = 超级和5
wager-super-tie-6 = 超级和6
wager-super-tie-7 = 超级和7
wager-super-tie-8 = 超级和8
wager-super-tie-9 = 超级和9
wager-three-card-9-over-1 = 三张9胜1
wager-three-card-9-over-7 = 三张9胜7
wager-three-giving-8 = 庄3点闲补8
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

clauses = { $before }，{ $after }

line-odds = { $win }比{ $stake }
line-odds-less = { $win }比{ $stake }，扣{ $percent }%
line-stands = 注码保留
line-loses = 输掉注码
line-loses-part = 输掉注码的{ $part }
