### 荷官关于玩家坐庄的话，游戏用法语处保留法语。
### 金额为`units`，以文本传入，已写成筹码数。

## 轮庄

bank-offered = 座位{ $seat }，您要坐庄吗？
bank-waits = 无人要庄：谁先要就归谁。
bank-put-up = 座位{ $seat }开庄{ $units }。
bank-added = 座位{ $seat }给庄本加{ $units }。
bank-doubling = 庄本{ $units }。谁来加倍，各担一半输赢？
bank-consent-asked = 座位{ $other }愿以{ $units }合庄。座位{ $seat }，同意吗？
bank-partner-refused = 庄家不同意，独自坐庄。
bank-doubled = “Banco double。”座位{ $seat }与庄家合庄：庄本{ $units }。
bank-held = 座位{ $seat }守庄。
bank-lost = 座位{ $seat }输掉了庄。
bank-passed = “La main passe”，座位{ $seat }让庄，取出{ $units }。
bank-cashed = 座位{ $seat }取回庄本：{ $units }。
bank-uncovered = 无人与座位{ $seat }对赌，退回{ $units }。
bank-left = 座位{ $seat }已离开，从庄本得{ $units }。
bank-share = 合庄的座位{ $seat }取回{ $units }。
bank-suite = “Il y a une suite”，有庄可续，{ $units }。谁接？
bank-suite-taken = “Passez-moi les cartes”，请把牌给我：座位{ $seat }接庄，{ $units }。
bank-giver-asked = 无人接庄。座位{ $seat }可以{ $units }取回。
bank-auction = 无人接续庄，现在竞庄。请出价。
bank-auction-left = 接庄者未开局便离座，庄改为竞价，请出价。
bank-auction-won = 座位{ $seat }以{ $units }得庄。
bank-forced = 无人出价。座位{ $seat }须以{ $units }坐庄，否则离座。
bank-seat-lost = 座位{ $seat }拒绝坐庄，离座。
bank-newcomer = 座位{ $seat }在本靴中新入座，须先让过一手。

## 叫注与下注

bank-calls = 庄本{ $units }。请叫注。
bank-bystanders-call = 座上无人叫注。庄本{ $units }：站客叫注吗？
bank-banco = { $kind ->
    [suivi] “Suivi”，跟叫。Banco归座位{ $seat }，其输了上一局，先于所有人：{ $units }。
    [solo] “Banco solo”，独叫。Banco归座位{ $seat }，全部受注：{ $units }。
    [avec] “Banco avec la table”，与全桌。Banco归座位{ $seat }，押一半{ $units }；其余由全桌押。
   *[marche] “Banco et la table marche”，全桌同押。Banco归座位{ $seat }，押一半及全桌留下的部分，最多{ $units }。
}
bank-banco-shared = { $kind ->
    [suivi] “Suivi”，跟叫。Banco归座位{ $seat }与座位{ $other }，两人一同输了上一局，先于所有人：{ $units }。
   *[a-deux] “Banco à deux”，两人合叫。Banco归座位{ $seat }与座位{ $other }，各一半：{ $units }。
}
bank-call-over = 座位{ $seat }让位：较强的叫注优先，相同则按优先次序。
bank-call-lapsed = 座位{ $seat }叫了一半，另一半无人叫：该叫注作废。
bank-suivi-asked = “Suivi？”看牌之前，座位{ $seat }仍可再叫。
bank-stakes = 尚有{ $units }可押。请下注。
bank-stake-asked = 座位{ $seat }，尚有{ $units }可押。请下注。
bank-bystanders-stake = 还剩{ $units }给站客。
bank-raise-asked = 注码比庄本多{ $units }。庄家接受吗？
bank-raised = 庄家加{ $units }。
bank-all-held = “Tous les coups sont tenus”，所有注码都受：庄家加{ $units }。
bank-raise-matched = 座位{ $seat }跟加{ $units }：仍各一半。
bank-raise-unmatched = 无人跟加：输赢改按各人在庄本中的份额。
bank-cut = { $left ->
    [yes] 庄本已押满：座位{ $seat }的注码退回{ $units }。
   *[no] 庄本已押满：座位{ $seat }的{ $units }全部退回。
}
bank-garage = “Au garage”，{ $units }未受注，搁置入库。
bank-over-maximum = “Au garage”，超出庄本上限{ $units }，搁置入库。
bank-set-aside = “Au garage”，庄家将{ $units }搁置入库。

## 手牌

bank-banker-draws = 庄家补牌。
bank-reste = “Reste”，庄家停牌。
bank-stakes-stand = 注码与叫注保留。
bank-tax = 赌场从赢额中抽{ $units }。
bank-nobody-staked = 无人下注，本局不开。
