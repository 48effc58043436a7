banque-shuffle-croupier = { $cut ->
    [banker-names] 荷官洗牌；由庄家指定的玩家切牌。
   *[neighbour] 荷官洗牌，其左邻切牌。
}
banque-shuffle-neighbours = { $cut ->
    [banker-names] 荷官洗牌，庄家两邻洗牌，最后庄家洗牌；由庄家指定的玩家切牌。
   *[neighbour] 荷官洗牌，庄家两邻洗牌，最后庄家洗牌；荷官左邻切牌。
}
banque-cutter-asked = { $seat }号座，由谁切牌？
banque-cutter-named = { $own ->
    [yes] 庄家{ $seat }号座自己切牌。
   *[no] 庄家指定{ $seat }号座切牌。
}
banque-table-asked = 庄家{ $seat }号座向荷官询问补牌表。
banque-lot = 抽签抽中{ $seat }号座。
banque-side-void = { $side ->
    [right] 本局右门作废，注码退回。
   *[left] 本局左门作废，注码退回。
}
banque-last-coups = { $coups ->
    [1] 这是本靴最后一局。
   *[other] 本靴还有{ $coups }局。
}

banque-auction = 现在竞庄。请出价。
banque-auction-open = 此庄为无限额庄：所有注码都受。先说“Tous les coups sont tenus”者得庄。
banque-auction-open-lot = 此庄为无限额庄：所有注码都受。谁说“Tous les coups sont tenus”？多人时抽签。
banque-suite-open = “Il y a une suite”，有无限额庄可续，{ $units }。所有注码都受。谁接？
banque-suite-limited = “Il y a une suite”，有庄可续，{ $units }。以庄本为限。谁接？
banque-offered-open = { $seat }号座，您要坐庄吗？无限额庄：所有注码都受。
banque-waits-open = 无人要庄：谁先要就归谁。无限额庄：所有注码都受。
banque-game-ends = 无人要庄：游戏结束，直到有人开庄。
banque-open = “Tous les coups sont tenus”，所有注码都受：{ $seat }号座得庄，为无限额庄。
banque-capital-tax = 赌场向{ $seat }号座抽{ $units }，为投入庄本的抽水。
banque-accept-asked = 注码比庄本多{ $units }。庄家全部接受吗？
banque-all-accepted = “Tous les coups sont tenus”，所有注码都受：庄家投入{ $units }，转为无限额庄。
banque-top-up-asked = 注码比庄本多{ $units }。庄家补足吗？
banque-topped-up = “Tous les coups sont tenus”，所有注码都受：庄家补足{ $units }。
banque-refill-asked = “La banque a sauté”，爆庄。{ $seat }号座，您以{ $units }继续吗？
banque-refilled = { $seat }号座继续，庄本{ $units }。
banque-new-shoe-asked = { $seat }号座，要换新靴吗？
banque-bank-lost = “La banque a sauté”，{ $seat }号座爆庄。
banque-bank-passed = “Il y a une suite”，{ $seat }号座下庄，取出{ $units }。
banque-bank-cashed = 本靴发完：{ $seat }号座取出庄本{ $units }。
banque-bank-uncovered = { $seat }号座不受全部注码，放弃庄，取回{ $units }。注码退回。
banque-bank-left = { $seat }号座已离开，从庄本得{ $units }。
banque-winner-out = { $seat }号座赢钱下庄，本靴不得再坐庄。

banque-banco = { $where ->
    [cheval] “Banco à cheval”，两门各一半。Banco归{ $seat }号座，打两手牌：{ $units }。
   *[hand] “Banco。”Banco归{ $seat }号座，押自己一门：{ $units }。
}
banque-banco-halves = 两门都叫“Banco”：{ $seat }号座与{ $other }号座各押自己一门的一半：{ $units }。
banque-stakes-open = 无限额庄。请下注。
banque-hand-held = { $side ->
    [right] 右门有{ $units }：牌发给{ $seat }号座。
   *[left] 左门有{ $units }：牌发给{ $seat }号座。
}

banque-carte = “Carte, s’il vous plaît”，{ $side ->
    [right] 右门补牌。
   *[left] 左门补牌。
}
banque-non = “Non, Monsieur”，{ $side ->
    [right] 右门停牌。
   *[left] 左门停牌。
}
banque-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
}，{ $side ->
    [right] 右门
    [left] 左门
   *[banker] 庄家
}{ $points }点。
banque-shown = { $side ->
    [right] 右门亮牌
    [left] 左门亮牌
   *[banker] 庄家亮牌
}，{ $points ->
    [0] 零点（baccara）
   *[other] { $points }点
}。
banque-result-side = { $side ->
    [right] 右门赢，{ $points }点对{ $bank }点。
   *[left] 左门赢，{ $points }点对{ $bank }点。
}
banque-result-banker = { $side ->
    [right] 庄家胜右门，{ $bank }点对{ $points }点。
   *[left] 庄家胜左门，{ $bank }点对{ $points }点。
}
banque-result-tie = “En cartes”，{ $side ->
    [right] 右门和局，{ $points }点对{ $bank }点。
   *[left] 左门和局，{ $points }点对{ $bank }点。
}
banque-not-answered = 庄本以此为限：{ $seat }号座的注码退回{ $units }。
banque-paid-in-part = 庄本只够到此：{ $seat }号座得{ $units }。
banque-hand-passed = { $side ->
    [right] 右门的牌转由{ $seat }号座打。
   *[left] 左门的牌转由{ $seat }号座打。
}

why-banque-banker-natural = 庄家两张牌{ $points }点：全部亮牌，都不补牌。
why-banque-banker-natural-last = 庄家两张牌{ $points }点：胜过一切非例牌的手牌，不论补了什么。
why-banque-natural = { $side ->
    [right] 右门两张牌{ $points }点，立即与庄家的两张牌比出胜负。
   *[left] 左门两张牌{ $points }点，立即与庄家的两张牌比出胜负。
}
why-banque-side-draws = { $side ->
    [right] 右门{ $points }点
   *[left] 左门{ $points }点
}{ $bound ->
    [bound] ：0至4点必须补牌。
    [free] ：5点可补可停，选择了补牌。
    [custom] ，可自由选择，按惯例补牌。
   *[against] ，可自由选择，不依惯例而补牌。
}
why-banque-side-stands = { $side ->
    [right] 右门{ $points }点
   *[left] 左门{ $points }点
}{ $bound ->
    [bound] ：6、7点必须停牌。
    [free] ：5点可补可停，选择了停牌。
    [custom] ，可自由选择，按惯例停牌。
   *[against] ，可自由选择，不依惯例而停牌。
}
why-banque-banker-draws = { $bound ->
    [bound] 庄家{ $points }点，询问了补牌表；补牌表对两门所示相同，必须补牌。
    [free] 庄家{ $points }点，可自由选择，补了牌；对注码较大的一门，惯例不定。
    [custom] 庄家{ $points }点，可自由选择，按对注码较大一门的惯例补牌。
   *[against] 庄家{ $points }点，可自由选择，补了牌。对注码较大的一门，惯例是停牌。
}
why-banque-banker-stands = { $bound ->
    [bound] 庄家{ $points }点，询问了补牌表；补牌表对两门所示相同，必须停牌。
    [free] 庄家{ $points }点，可自由选择，停了牌；对注码较大的一门，惯例不定。
    [custom] 庄家{ $points }点，可自由选择，按对注码较大一门的惯例停牌。
   *[against] 庄家{ $points }点，可自由选择，停了牌。对注码较大的一门，惯例是补牌。
}
why-banque-result-side = { $side ->
    [right] 右门{ $points }点胜庄家{ $bank }点：庄家赔付右门注码。
   *[left] 左门{ $points }点胜庄家{ $bank }点：庄家赔付左门注码。
}
why-banque-result-side-as-far = { $side ->
    [right] 右门{ $points }点胜庄家{ $bank }点：庄家赔付右门注码，以庄本为限。
   *[left] 左门{ $points }点胜庄家{ $bank }点：庄家赔付左门注码，以庄本为限。
}
why-banque-result-banker = { $side ->
    [right] 庄家{ $bank }点胜右门{ $points }点：右门注码归入庄本。
   *[left] 庄家{ $bank }点胜左门{ $points }点：左门注码归入庄本。
}
why-banque-result-tie = { $side ->
    [right] 右门{ $points }点对{ $bank }点，和局：不分胜负。
   *[left] 左门{ $points }点对{ $bank }点，和局：不分胜负。
}
