# 铁路百家乐规则的文字。金额以文本传入，已写成筹码数。

cf-rules-title = 铁路百家乐怎么玩
cf-rules-aim = 一位玩家坐庄，与全桌对赌。发闲家和庄家两手牌，更接近九点的赢。
cf-rules-travels = 庄逐座轮转，总是向右。
cf-rules-bank-title = 坐庄
cf-rules-bank = 庄家开庄，金额{ $minimum }起。其他人与之对赌，{ $stake }起；合计最多赢走庄本，不会更多。
cf-rules-keep-loss = 庄家赢则继续坐庄，庄本全部留下；输则把牌靴交到右边。
cf-rules-keep-decided = 每局分出胜负后，庄本付清，庄移一座。
cf-rules-keep-never = 庄不移动，直到爆庄或庄家离开。
cf-rules-tax = 庄家每次赢，赌场抽{ $tax }%。
cf-rules-most = 庄本最多{ $most }；赢得的超出部分搁置入库。
cf-rules-double = 任何一局之前，可由一位玩家把无人加倍过的庄本加倍，共担输赢。
cf-rules-consent = 须经庄家同意。
cf-rules-prime-suite = 打续庄期间，优先次序从其首任庄家的右边开始，首任庄家排在最后。
cf-rules-staking-open = 所有人同时下注；超出庄本的削去，从优先次序最后者开始。
cf-rules-staking-in_order_cut_back = 从庄家右边起逐一询问；超出庄本的从最后者削去。
cf-rules-staking-in_order_remaining = 从庄家右边起逐一询问，各人押剩余部分。
cf-rules-bystanders = 若无座上玩家叫注，站客可叫注；站客也可押座上玩家留下的部分。
cf-rules-last-complete = “Banco et la table marche”先于“Banco avec la table”，因其补足桌面所余。
cf-rules-suivi-sole = 独自下注而输的在座玩家也有suivi之权。
cf-rules-suivi-seen = 发牌之后、看牌之前仍可suivi；须对全部庄本，其他注码退回。
cf-rules-garage = 无人受注的部分搁置入库（au garage），不担风险。
cf-rules-no-garage = 无人受注的部分留在庄本里，该局不担风险。
cf-rules-adds = 每局叫注之前，庄家可以加庄本。
cf-rules-cards-title = 牌
cf-rules-natural = 两张牌八点或九点立即亮牌：la petite、la grande。双方不补牌。
cf-rules-ponte-bound = 闲家是注码最大者：0至4点必须补牌，5点可选，6、7点必须停牌。
cf-rules-ponte-free = 闲家是注码最大者，总可自由选择。惯例是0至4点补牌，6、7点停牌。
cf-rules-banker-bound = 庄家按补牌表：
cf-rules-banker-free = 庄家总可自由选择。惯例是按补牌表：
cf-rules-free-solo = 一人独自叫下全部庄本时，双方均可自选；唯庄家0点总要补牌。
cf-rules-ask-table = 可自选的庄家可以向荷官询问补牌表，之后必须照办。
cf-rules-looks-after = 庄家待闲家决定后才看牌，随即亮牌。
cf-rules-looks-once = 庄家立即看牌；双方都决定后才亮牌。
cf-rules-pass-title = 让庄
cf-rules-pass-title-never = 庄的结束
cf-rules-pass-win = 赢了之后，庄家可说“Il y a une suite”并取出全部。庄按该金额依次询问，但不低于{ $minimum }：“Passez-moi les cartes”。
cf-rules-pass-any = 两局之间，庄家总可让庄。庄按原有金额依次询问，但不低于{ $minimum }：“Passez-moi les cartes”。
cf-rules-cut-placed = 荷官左邻放入切牌卡，荷官在该处切牌。
cf-rules-cut-from-left = 从荷官左边起依次请人切牌，直到有人切。
cf-rules-at-least = 接庄者可以开得比该金额更多。
cf-rules-deal-once = 接庄者至少须打一局。
cf-rules-return = 若无人接庄，让庄者可以相同金额取回。
cf-rules-forced = 若无人出价，让庄者右邻须以{ $minimum }坐庄，否则离座。
cf-rules-refusals = 一靴之内连续{ $count }次拒绝坐庄者离座。
cf-rules-newcomer = 靴中入座者，须让过一手方可坐庄。
cf-rules-least = 至少{ $players }位玩家入座才开局；人数不足则等候。
cf-rules-pass-never = 没有人接手别人的庄。
cf-rules-pass-next = 若无人接庄，依次由下一位玩家开庄，金额{ $minimum }起。
cf-rules-falls-original = 续庄输掉后，牌靴交到首任庄家的右边。
cf-rules-falls-current = 续庄输掉后，牌靴交到现任庄家的右边。
cf-rules-table = { $packs }副牌（每副52张），{ $seats }个座位抽签决定，{ $bystanders ->
    [0] 无站客位
   *[other] { $bystanders }个站客位
}。
cf-rules-late = 超时的玩家按规则行事；可选之处，5点停牌，按补牌表，不下注，不叫注。
cf-rules-late-passes = 超时的庄家一旦允许即让庄。
