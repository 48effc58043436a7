cf-side-player = 闲家
cf-side-banker = 庄家
cf-letter-player = 闲
cf-letter-banker = 庄
cf-letter-tie = 和
cf-outcome-player = 闲家
cf-outcome-banker = 庄家
cf-outcome-tie = 和局
cf-bead-plate-label = 闲家{ $player }，庄家{ $banker }，和局{ $tie }
cf-coup-line = 闲家{ $player }，庄家{ $banker }：{ $outcome }

cf-garage = 入库{ $amount }
cf-garage-how = 已搁置、不担风险：au garage，或au chocolat
cf-suite-of = 续庄

cf-ask-bank-how-loss = 开庄，金额{ $low }起。由您发牌并与全桌对赌，赢则继续坐庄。
cf-ask-bank-how-decided = 开庄，金额{ $low }起。由您发牌并与全桌对赌一局；之后庄本付清，庄移到右边。
cf-ask-bank-how-never = 开庄，金额{ $low }起。由您发牌并与全桌对赌，直到爆庄或您离开。
cf-ask-stake-how = 尚有{ $left }可押。注码最大者打这手牌。
cf-ask-stake-called = 尚有{ $left }可押。由叫注者打这手牌。
cf-ask-stake-kept = 尚余{ $left }可受注。让庄前叫庄者无论押多少都持牌：{ $name }。
cf-ask-stake-cut = 已押满；优先次序在前的注先算，超出庄本的削去。
cf-ask-ponte = 您有{ $points }点
cf-ask-banker = 您有{ $points }点；闲家{ $given ->
    [none] 停牌
   *[other] 补得{ $given }
}
cf-ask-auction-how = 出价最高者按价开庄。出价相同按优先次序。
cf-ask-set-aside = 要搁置赢利吗？
cf-ask-leave-in = 庄本中{ $left }未受注
cf-ask-leave-in-how = 留下的在本局不担风险，下一局计入庄本。其余搁置入库。
