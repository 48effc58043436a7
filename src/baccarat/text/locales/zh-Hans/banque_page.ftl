bq-side-player = 闲门
bq-side-right = 右门
bq-side-left = 左门
bq-side-banker = 庄家
bq-letter-player = 闲
bq-letter-banker = 庄
bq-letter-tie = 和
bq-outcome-player = 赢
bq-outcome-banker = 庄家
bq-outcome-tie = 和局
bq-bead-plate-label = 闲门{ $player }，庄家{ $banker }，和局{ $tie }
bq-coup-line = 右门{ $right }，左门{ $left }，庄家{ $banker }：{ $outcome }
bq-letter-right = 右
bq-letter-left = 左
bq-holds-right = 打右门
bq-holds-left = 打左门
bq-on-cheval = à cheval
bq-on-right = 押右门
bq-on-left = 押左门
bq-sit-right = 坐右门
bq-sit-left = 坐左门
bq-sit-how = 您押所坐的一门。请选一门，或抽签入座。
bq-stand-by-open = 站客自选一门，下注不限。

bq-bank-open = 无限额庄
bq-bank-open-how = 无限额庄须受所有注码，否则放弃
bq-banco-cheval = Banco à cheval：{ $names }
bq-suivi = 可跟叫：{ $names }

bq-ask-bank-how = 开庄，金额{ $low }起。您坐中间发牌，与两门对赌，直到庄期届满、爆庄或您下庄。
bq-ask-bank-how-open = 开庄，金额{ $low }起。您的庄为无限额庄：须受所有注码，否则放弃。您坐中间发牌，与两门对赌，直到庄期届满或您下庄。
bq-ask-auction-how = 每次出价须高于前一次；最高者得庄。
bq-ask-auction-lot = 最高者得庄；出价相同则抽签。
bq-ask-auction-or-open = 每次出价须高于前一次。“Tous les coups sont tenus”高于一切：先说者立即得庄。
bq-ask-auction-title = 谁要坐庄？
bq-ask-auction-open = 先说“Tous les coups sont tenus”者立即得庄。此庄为无限额庄：须受所有注码，否则放弃。
bq-ask-auction-open-lot = 想坐庄就说“Tous les coups sont tenus”；多人时抽签。此庄为无限额庄：须受所有注码，否则放弃。
bq-ask-stake = { $side ->
    [right] 押右门
   *[left] 押左门
}，多少？
bq-ask-stake-either = 押右门还是左门？
bq-ask-stake-how = 庄本尚有{ $left }可押。
bq-ask-stake-open = 无限额庄：须受所有注码，否则放弃。
bq-ask-stake-refused = 已押满；优先次序在前的注先算，超出庄本的拒收。
bq-ask-stake-as-far = 已押满；超出庄本的按优先次序赔到庄本用完，除非庄家接受所有注码。
bq-ask-calls-halved = 您叫的注两门各押一半。
bq-ask-claim = Banco？庄本{ $bank }
bq-ask-claim-how = 按优先次序；两门各有一人叫则各得一半。输了可以再叫，{ $times ->
   *[other] 最多连续{ $times }次
}。
bq-ask-right = 右门：您有{ $points }点
bq-ask-left = 左门：您有{ $points }点
bq-left-waits = 右门结束之前，您的左门牌不翻开。
bq-ask-banker = 您有{ $points }点
bq-beside-right = 右门，押注{ $amount }：{ $how ->
    [natural] 例牌，已定
    [stood] 停牌
   *[other] 补得{ $how }
}。
bq-beside-left = 左门，押注{ $amount }：{ $how ->
    [natural] 例牌，已定
    [stood] 停牌
   *[other] 补得{ $how }
}。
bq-ask-cutter = 由谁切牌？
bq-ask-cutter-croupier = 荷官已洗牌。您指定的玩家决定在哪里切牌。
bq-ask-cutter-neighbours = 荷官和您的两邻已洗牌，最后是您。您指定的玩家决定在哪里切牌。
bq-ask-top-up = 注码超出庄本{ $over }
bq-ask-top-up-how = 无限额庄须受所有注码：请补足，或放弃。放弃则退回注码，不发牌。
bq-ask-accept-all = 注码超出庄本{ $over }
bq-ask-accept-all-how = 全部接受，则从此为无限额庄；否则按优先次序赔到庄本用完。
bq-stands-refill = “La banque a sauté”，爆庄。{ $seat }号座，继续吗？
bq-stands-players = 牌桌等候玩家：还差{ $missing }人。
bq-ask-refill = 您爆庄了
bq-ask-refill-how = 您可以{ $over }继续；否则竞庄。
bq-ask-refill-how-list = 您可以{ $over }继续；否则由名单上下一位开庄。
bq-ask-refill-more-how = 您可以用{ $low }起的任何金额继续；否则庄由他人接手。
bq-ask-new-shoe = 换新靴？
bq-ask-new-shoe-how = 您继续坐庄。

bq-do-bid-open-gloss = 接受所有注码，至少{ $amount }
bq-do-top-up-gloss = 补足{ $amount }
bq-do-accept-all-gloss = 全部接受：再加{ $amount }
bq-do-refill = 继续
bq-do-refill-gloss = 以{ $amount }
bq-do-new-shoe = 换新靴
bq-do-new-shoe-gloss = 重新洗牌切牌
bq-no-bid-open = 我不要
bq-no-top-up = 放弃庄
bq-no-top-up-gloss = 取回庄本的筹码
bq-no-accept-all = 赔到庄本用完
bq-no-refill = 不继续
bq-no-new-shoe = 继续用这一靴
bq-ask-suite-open = 无限额庄：庄家须受所有注码，否则放弃。
bq-do-hand-gloss = 押自己一门：{ $amount }
bq-do-cheval-gloss = 两门各一半：{ $amount }
bq-do-stake-right = 右门{ $amount }
bq-do-stake-left = 左门{ $amount }

bq-do-bid-open = Tous les coups sont tenus
bq-do-top-up = Tous les coups sont tenus
bq-do-accept-all = Tous les coups sont tenus
bq-do-hand = Banco
bq-do-cheval = Banco à cheval
