bank-offered = { $seat }号座，您要坐庄吗？
bank-waits = 无人要庄：谁先要就归谁。
bank-put-up = { $seat }号座开庄{ $units }。
bank-added = { $seat }号座给庄本加{ $units }。
bank-doubling = 庄本{ $units }。谁来加倍，各担一半输赢？
bank-consent-asked = { $other }号座愿以{ $units }合庄。{ $seat }号座，同意吗？
bank-partner-refused = 庄家不同意，独自坐庄。
bank-doubled = “Banco double。”{ $seat }号座与庄家合庄：庄本{ $units }。
bank-held = { $seat }号座守庄。
bank-lost = { $seat }号座输掉了庄。
bank-passed = “La main passe”，{ $seat }号座让庄，取出{ $units }。
bank-cashed = { $seat }号座取回庄本：{ $units }。
bank-uncovered = 无人与{ $seat }号座对赌，退回{ $units }。
bank-left = { $seat }号座已离开，从庄本得{ $units }。
bank-share = 合庄的{ $seat }号座取回{ $units }。
bank-suite = “Il y a une suite”，有庄可续，{ $units }。谁接？
bank-suite-taken = “Passez-moi les cartes”，请把牌给我：{ $seat }号座接庄，{ $units }。
bank-giver-asked = 无人接庄。{ $seat }号座可以{ $units }取回。
bank-auction = 无人接续庄，现在竞庄。请出价。
bank-auction-left = 接庄者未开局便离座，现在竞庄。请出价。
bank-auction-won = { $seat }号座以{ $units }得庄。
bank-forced = 无人出价。{ $seat }号座须以{ $units }坐庄，否则离座。
bank-seat-lost = { $seat }号座拒绝坐庄，离座。
bank-newcomer = { $seat }号座在本靴中新入座，须先让过一手。

bank-calls = 庄本{ $units }。请叫注。
bank-bystanders-call = 座上无人叫注。庄本{ $units }：站客叫注吗？
bank-bystanders-alone = 座上无人独叫全庄。庄本{ $units }：站客叫注吗？
bank-banco = { $kind ->
    [suivi] “Suivi”，跟叫。Banco归{ $seat }号座，其输了上一局，先于所有人：{ $units }。
    [solo] “Banco solo”，独叫。Banco归{ $seat }号座，全部受注：{ $units }。
    [avec] “Banco avec la table”，与全桌。Banco归{ $seat }号座，押一半{ $units }；其余由全桌押。
   *[marche] “Banco et la table marche”，全桌同押。Banco归{ $seat }号座，押一半及全桌留下的部分，最多{ $units }。
}
bank-banco-shared = { $kind ->
    [suivi] “Suivi”，跟叫。Banco归{ $seat }号座与{ $other }号座，两人一同输了上一局，先于所有人：{ $units }。
   *[a-deux] “Banco à deux”，两人合叫。Banco归{ $seat }号座与{ $other }号座，各一半：{ $units }。
}
bank-call-over = { $seat }号座让位：较强的叫注优先，相同则按优先次序。
bank-call-lapsed = { $seat }号座叫了一半，另一半无人叫：该叫注作废。
bank-suivi-asked = “Suivi？”看牌之前，{ $seat }号座仍可再叫。
bank-stakes = 尚有{ $units }可押。请下注。
bank-stake-asked = { $seat }号座，尚有{ $units }可押。请下注。
bank-bystanders-stake = 还剩{ $units }给站客。
bank-raise-asked = 注码比庄本多{ $units }。庄家接受吗？
bank-raised = 庄家加{ $units }。
bank-all-held = “Tous les coups sont tenus”，所有注码都受：庄家加{ $units }。
bank-raise-matched = { $seat }号座跟加{ $units }：仍各一半。
bank-raise-unmatched = 无人跟加：输赢改按各人在庄本中的份额。
bank-cut = { $left ->
    [yes] 庄本已押满：{ $seat }号座的注码退回{ $units }。
   *[no] 庄本已押满：{ $seat }号座的{ $units }全部退回。
}
bank-garage = “Au garage”，{ $units }未受注，搁置入库。
bank-over-maximum = “Au garage”，超出庄本上限{ $units }，搁置入库。
bank-set-aside = “Au garage”，庄家将{ $units }搁置入库。

bank-banker-draws = 庄家补牌。
bank-reste = “Reste”，庄家停牌。
bank-stakes-stand = 注码与叫注保留。
bank-tax = 赌场从赢额中抽{ $units }。
bank-nobody-staked = 无人下注，本局不开。
