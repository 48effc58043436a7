chemin-shuffle-croupier = { $cut ->
    [from-left] 荷官洗牌，从左边起依次请人切牌，直到有人切。
    [croupier] 荷官洗牌并切牌。
   *[neighbour] 荷官洗牌，其左邻放入切牌卡，荷官在该处切牌。
}
chemin-shuffle-everyone = { $cut ->
    [from-left] 荷官洗牌，各玩家依次洗牌，最后荷官再洗，从左边起依次请人切牌，直到有人切。
    [croupier] 荷官洗牌，各玩家依次洗牌，最后荷官再洗并切牌。
   *[neighbour] 荷官洗牌，各玩家依次洗牌，最后荷官再洗；其左邻切牌。
}

chemin-stakes-set = “Les jeux sont faits”，注码已定：{ $units }。牌发给{ $seat }号座。
chemin-free-solo = 一人独自叫注：双方自便，唯庄家0点补牌。
chemin-table-asked = 庄家{ $seat }号座询问补牌表，必须照办：{ $says ->
    [D] 补牌。
   *[S] 不补。
}
chemin-garage-asked = { $seat }号座，要搁置赢利吗？
chemin-leaving-asked = { $units }未受注。{ $seat }号座，要留一部分在庄本中吗？
chemin-left-in = { $all ->
    [yes] “Hi va tot”，全部留下：无人受注的{ $units }留在庄本中。
   *[no] 无人受注的{ $units }留在庄本中。
}
chemin-cards-kept = 庄本比先前更大。{ $seat }号座曾叫上一庄，可凭任何注码持牌一次。

chemin-natural = { $points ->
    [8] “Huit, la petite”
   *[9] “Neuf, la grande”
}，{ $side ->
    [player] 闲家
   *[banker] 庄家
}{ $points }点。
chemin-shown = { $side ->
    [player] 闲家亮牌
   *[banker] 庄家亮牌
}，{ $points ->
    [0] 零点（baccara）
   *[other] { $points }点
}。
chemin-result-ponte = 闲家赢，{ $ponte }点对{ $banker }点。
chemin-result-banker = 庄家赢，{ $banker }点对{ $ponte }点。
chemin-result-tie = “En cartes”，{ $ponte }点对{ $banker }点，和局。

why-chemin-ponte = { $kind ->
    [kept] { $seat }号座持牌，因其在庄让出并加大之前曾叫庄。
    [suivi] 由座位{ $seat }打这手牌，因其输了banco后跟叫suivi。
    [solo] 由座位{ $seat }打这手牌，因其叫下全部庄本。
    [a-deux] 由座位{ $seat }打这手牌，因其在合叫banco的两人中优先次序在前。
    [avec] 由座位{ $seat }打这手牌，因其与全桌合叫banco。
    [marche] 由座位{ $seat }打这手牌，因其与全桌合叫banco。
   *[largest] 由座位{ $seat }打这手牌，因其注码最大；注码相同则按优先次序。
}
why-chemin-natural = 两张牌闲家{ $ponte }点、庄家{ $banker }点：有8点或9点，本局结束，双方不补牌。
why-chemin-not-given = 闲家{ $ponte }点要求补牌，但庄家两张亮出{ $banker }点：对方是例牌，不发补牌。
why-chemin-ponte-draws = { $bound ->
    [bound] 闲家{ $points }点：0至4点必须补牌。
    [free] 闲家{ $points }点：5点可补可停，闲家选择补牌。
    [custom] 闲家{ $points }点，可自由选择，按惯例补牌。
   *[against] 闲家{ $points }点，可自由选择，不依惯例而补牌。
}
why-chemin-ponte-stands = { $bound ->
    [bound] 闲家{ $points }点：6、7点必须停牌。
    [free] 闲家{ $points }点：5点可补可停，闲家选择停牌。
    [custom] 闲家{ $points }点，可自由选择，按惯例停牌。
   *[against] 闲家{ $points }点，可自由选择，不依惯例而停牌。
}
why-chemin-banker-draws = { $bound ->
    [bound] 闲家停牌，庄家{ $points }点：0至5点必须补牌。
    [custom] 闲家停牌；庄家{ $points }点，可自由选择，按惯例补牌。
   *[against] 闲家停牌；庄家{ $points }点，可自由选择，不依惯例而补牌。
}
why-chemin-banker-stands = { $bound ->
    [bound] 闲家停牌，庄家{ $points }点：6、7点必须停牌。
    [custom] 闲家停牌；庄家{ $points }点，可自由选择，按惯例停牌。
   *[against] 闲家停牌；庄家{ $points }点，可自由选择，不依惯例而停牌。
}
why-chemin-banker-given-draws = { $bound ->
    [bound] 庄家{ $points }点，发给闲家{ $given }：按补牌表必须补牌。
    [free] 庄家{ $points }点，发给闲家{ $given }：补牌表在此可选，庄家选择补牌。
    [custom] 庄家{ $points }点，发给闲家{ $given }，可自由选择，按惯例补牌。
   *[against] 庄家{ $points }点，发给闲家{ $given }，可自由选择，不依惯例而补牌。
}
why-chemin-banker-given-stands = { $bound ->
    [bound] 庄家{ $points }点，发给闲家{ $given }：按补牌表必须停牌。
    [free] 庄家{ $points }点，发给闲家{ $given }：补牌表在此可选，庄家选择停牌。
    [custom] 庄家{ $points }点，发给闲家{ $given }，可自由选择，按惯例停牌。
   *[against] 庄家{ $points }点，发给闲家{ $given }，可自由选择，不依惯例而停牌。
}
why-chemin-result-ponte = 闲家{ $ponte }点胜庄家{ $banker }点：庄家赔付所有注码。
why-chemin-result-banker = 庄家{ $banker }点胜闲家{ $ponte }点：所有注码归入庄本。
why-chemin-result-tie = { $ponte }点对{ $banker }点，和局：不分胜负，庄本不变。
