bq-rules-title = 双门百家乐怎么玩
bq-rules-aim = 一位玩家坐在牌桌中间做庄，同时与两门对赌：其右边的人和左边的人。发三手牌，两门各一手，庄家一手；每门各自与庄家分胜负。
bq-rules-bank-title = 坐庄
bq-rules-award-auction = 庄由竞价决定：每次出价高于前一次，{ $minimum }起，最高者得。
bq-rules-award-auction-lot = 庄由竞价决定：{ $minimum }起，最高者得；出价相同则抽签。
bq-rules-award-open = 竞庄不出金额：先说“Tous les coups sont tenus”者立即得庄，以{ $minimum }开庄。
bq-rules-award-open-lot = 定庄不出金额：说“Tous les coups sont tenus”者参选，多人时抽签。以{ $minimum }开庄。
bq-rules-award-list = 按名单坐庄：名单上第一位开庄，金额{ $minimum }起。
bq-rules-bank-maximum = 新庄本不超过{ $most }；庄赢得的可以超过。
bq-rules-open-allowed = “Tous les coups sont tenus”高于一切出价：先说者立即得庄，且为无限额庄（banque ouverte），所有注码都受。
bq-rules-open-always = 每个庄都是无限额庄（banque ouverte）：所有注码都受。
bq-rules-top-up = 发牌之前，无限额庄须补足到全部注码之和，否则放弃。
bq-rules-limited = 限额庄以庄本为限，不会更多。庄本为零即爆庄，盖上黑布。
bq-rules-refill-never-auction = 爆庄后竞庄。
bq-rules-refill-never-list = 爆庄后由名单上下一位开庄。
bq-rules-refill-opening = 爆庄的庄家可以用开庄时的金额继续。
bq-rules-refill-minimum = 爆庄的庄家可以用{ $minimum }继续。
bq-rules-refill-opening-or-more = 爆庄的庄家可以用不低于开庄时的任何金额继续。
bq-rules-stays = 庄家输了也继续坐庄，期间不从庄本取出；{ $shoes ->
    [0] 坐庄多久由庄家决定。
    [1] 直到本靴发完。
   *[other] 最多{ $shoes }靴。
}
bq-rules-retire-any-time = 每一轮之后庄家都可下庄；庄按庄本金额依次询问，但不低于{ $minimum }：“Il y a une suite”。
bq-rules-retire-after-coup = 打过一局后庄家可下庄；庄按庄本金额依次询问，但不低于{ $minimum }：“Il y a une suite”。
bq-rules-retire-any-time-first = 每一轮之后庄家都可下庄；庄按开庄时的金额依次询问：“Il y a une suite”。
bq-rules-retire-after-coup-first = 打过一局后庄家可下庄；庄按开庄时的金额依次询问：“Il y a une suite”。
bq-rules-winner-out = 赢钱下庄者，本靴不得再做庄。
bq-rules-new-shoe = 打过一局后再竞庄，均用新靴。
bq-rules-new-shoe-broken = 爆庄后继续者也可要求新靴。
bq-rules-suite-open = 接庄者同样坐无限额庄。
bq-rules-suite-limited = 接无限额庄者坐限额庄。
bq-rules-suite-list = 若无人接，由名单上下一位开庄。
bq-rules-places = 新庄家坐到中间，原来坐中间的玩家换到他的座位。
bq-rules-tax-limited = 一局两门合计为限额庄带来的净赢，赌场抽{ $limited }%。
bq-rules-tax-open = 一局两门合计为无限额庄带来的净赢，赌场抽{ $open }%。
bq-rules-tax-capital = 凡投入庄本的金额，赌场抽{ $capital }%。
bq-rules-tax-nearest-tenth = 抽水取整到最近的十分之一个筹码。
bq-rules-tax-nearest-quarter = 抽水取整到最近的四分之一个筹码。
bq-rules-tax-nearest-half = 抽水取整到最近的半个筹码。
bq-rules-double = 任何一局之前，可由一位玩家把无人加倍过的限额庄加倍，共担输赢。
bq-rules-stakes-title = 叫注与下注
bq-rules-stakes = 您押自己的一门，{ $stake }起，与其共输赢。
bq-rules-bystanders-limited = 对限额庄，站客自选一门，押座上玩家留下的部分。
bq-rules-bystanders-open = 对无限额庄，站客可押任一门，金额不限。
bq-rules-halved = 所叫的注两门各一半。
bq-rules-both-hands = 打两手牌者先打右门；右门结束之前，左门牌对其本人也不翻开。
bq-rules-banco-free = 独自叫banco者，凡无例牌的手牌都可自由补牌或停牌。
bq-rules-banco-start = 每个庄的第一局之前，人人可叫banco：独押全部庄本。{ $times ->
    [0] 不得重复。
   *[other] 合计不输不赢的banco可以重复，最多{ $times }次。
}
bq-rules-calls-club = 下注之前人人可叫banco，即全部庄本：押自己一门，或à cheval两门各一半。两门各有一人叫则各得一半。输者可以再叫，{ $times ->
   *[other] 最多连续{ $times }次
}。
bq-rules-uncalled = 对无限额庄不叫注。
bq-rules-calls-none = 不叫注。
bq-rules-prime-round = 相同则按优先次序：离庄家右边最近的座在前，依次绕桌。
bq-rules-prime-alternating = 相同则按优先次序：庄家右邻，然后左邻，然后右边第二座，依次类推。
bq-rules-sides-lot = 两门都有人叫banco时，在两门各自的第一人之间抽签。
bq-rules-over-refused = 超出限额庄的注码拒收，从优先次序最后者开始。
bq-rules-over-as-far = 超出限额庄的注码按优先次序赔到庄本用完；或由庄家接受所有注码，从此为无限额庄。
bq-rules-tie-last = 一靴的最后一局，注码退回。
bq-rules-cards-title = 牌
bq-rules-natural = 两张牌八点或九点立即亮牌：la petite、la grande。庄家例牌则本局结束；一门例牌则当场与庄家的两张牌比出胜负。
bq-rules-natural-last = 两张牌八点或九点，轮到该手时亮牌：la petite、la grande。一门例牌则当场与庄家的两张牌比出胜负。庄家的例牌在两门说话之后亮出，胜过一切非例牌。
bq-rules-first-banker = 庄家先看牌；然后右门说话，再左门。
bq-rules-first-all = 各方同时看牌；然后右门说话，再左门。
bq-rules-first-sides = 右门看牌说话，再左门；之后庄家才看牌。
bq-rules-ponte-tableau = 打牌的人0至4点必须补牌，5点可选，6、7点必须停牌。
bq-rules-ponte-free = 打牌的人总可自由选择。惯例是0至4点补牌，6、7点停牌。
bq-rules-holder = 一门的牌从庄家身边的座开始。赢或和则不动，输则向外传；须由押了该门的人来打。
bq-rules-banker = 庄家最后自由决定，看得见两门的第三张牌。惯例是对注码较大的一门按补牌表：
bq-rules-ask-table = 庄家可以向荷官询问补牌表；补牌表对两门所示相同时，庄家必须照办。
bq-rules-late = 超时的玩家不下注、不叫注，按规则行事；可选之处，5点停牌，庄家按补牌表。
bq-rules-least-players = 每门须有{ $least }人才能开局；不足则牌桌等候。
bq-rules-no-stop-card = 没有尾卡：只要够打完整一局就继续发牌。
bq-rules-shuffle-neighbours = 荷官洗牌，庄家两邻洗牌，最后庄家洗牌。
bq-rules-cut-banker-names = 由庄家指定的玩家切牌。
bq-rules-table = { $packs }副牌（每副52张），{ $seats }个座位自选或抽签，{ $bystanders ->
    [0] 无站客位
   *[other] { $bystanders }个站客位
}。
