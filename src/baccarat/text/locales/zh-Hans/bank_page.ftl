answer-custom = 惯例
answer-choices = 可选操作
answer-quick = 快捷金额
answer-quick-low = 最低
answer-quick-half = 一半
answer-quick-again = 同上次
answer-quick-open = 全部剩余
answer-quick-double = 两倍
answer-quick-all = 您的全部筹码
answer-quick-more = 再加一档
answer-quick-most = 最多
answer-amount = 金额
answer-add-chip = 加{ $amount }
answer-clear = 收回筹码
answer-least = 至少{ $amount }

bk-limits = 庄本{ $minimum }起 · 注码{ $stake }起{ $advisor ->
    [yes] {" · 有顾问"}
   *[no] {""}
}
bk-hand-empty = { $side }：尚未发牌
bk-hand-hidden = { $side }，{ $name }：{ $cards }张牌，牌面朝下
bk-hand-known = { $side }，{ $name }：{ $total }点
bk-bystanders = 站客
bk-chair = { $seat }号座
bk-chair-free = { $seat }号座，空位
bk-chair-taken = { $place }：{ $name }，{ $count ->
   *[other] { $amount }筹码
}
bk-bystander = 站客{ $seat }
bk-refused = 拒收{ $amount }
bk-at-stake = 押注{ $amount }
bk-role-banker = 庄家
bk-role-co-banker = 合庄人
bk-role-ponte = 闲家
bk-role-asked = 待作答
bk-stake-lies = 注码{ $amount }
bk-prime = { $rank ->
    [1] 优先次序第1
    [2] 优先次序第2
    [3] 优先次序第3
   *[other] 优先次序第{ $rank }
}

bk-bank-of = { $name }的庄
bk-bank-mine = 您的庄
bk-bank-none = 无庄
bk-broken = 爆庄，盖上黑布
bk-open = 可押{ $amount }
bk-over = 超押{ $amount }
bk-double = 与{ $name }合庄
bk-double-mine = 与您合庄
bk-suite-price = 续庄价
bk-best-bid = 最高出价
bk-no-bid = 尚无出价
bk-highest = 最高出价：{ $amount }，{ $name }。
bk-called = { $call }：{ $names }

bk-waiting-for = { $count ->
   *[other] 等待{ $names }作答
}
bk-and-more = { $names }及另外{ $count }人
bk-cards-come = 发牌中…
bk-moment = 请稍候…
bk-late = 超时则：{ $what }
bk-late-unseen = 超时则由规则代您决定。
bk-you-said = 您的回答：{ $what }。
bk-bid-leads = 您的出价{ $amount }领先。
bk-outbid = 您的出价{ $amount }已被超过
bk-may-bid = 您可以再出价。
bk-may-change = 您仍可更改。
bk-no-bank-yet = 谁先要，庄就归谁。
bk-stands-add = { $seat }号座，要加庄本吗？
bk-stands-match = { $seat }号座，跟加吗？
bk-stands-hand = { $seat }号座，补牌还是停牌？
bk-stands-choice = { $seat }号座，庄怎么办？
bk-stands-players = 牌桌还在等{ $count }位玩家。
bk-closes = 还有{ $seconds }秒作答
bk-ask-bank = 您要坐庄吗？
bk-ask-bank-waits = 目前无庄
bk-ask-double = Banco double？
bk-ask-double-how = 给庄本加{ $amount }，与庄家共担输赢。
bk-ask-accept-partner = 有人愿加倍您的庄
bk-ask-accept-partner-how = 若同意，盈亏共担；牌由您独自决定。
bk-ask-calls = 叫注吗？庄本{ $bank }
bk-ask-calls-how = 最强的叫注得；相同则按优先次序。
bk-ask-banco-how = 若多人叫注，按优先次序。
bk-ask-suivi = 要再叫吗？庄本{ $bank }
bk-ask-suivi-how = 牌已发出，无人看过。若您再叫，即由您持牌对全部庄本，其他注码退回。
bk-ask-stake = 与庄对赌，押多少？
bk-ask-raise = 注码超出庄本{ $over }
bk-ask-raise-how = 多加就能多受注。其余削去，从优先次序最后者开始。
bk-ask-add = 庄本{ $bank }，要加吗？
bk-ask-add-how = 加入的筹码留到本庄结束。
bk-ask-match-raise = 庄家加注。您的一半呢？
bk-ask-match-raise-how = 否则输赢按两位庄家各自的筹码分担。
bk-ask-look = 您的牌
bk-ask-look-how = 别人看不见。
bk-ask-show = { $points ->
    [8] “Huit, la petite!”
   *[9] “Neuf, la grande!”
}
bk-ask-show-how = 例牌立即亮牌。
bk-ask-must-draw = 您必须补牌。
bk-ask-must-stand = 您必须停牌。
bk-ask-free = 您可自由选择。
bk-ask-choice = 您的庄本有{ $amount }
bk-ask-empty = 您的无限额庄已空
bk-ask-empty-how = 守庄并在下次发牌前补足，或让庄。
bk-ask-empty-hold-how = 守庄并在下次发牌前补足。
bk-ask-uncovered = 无人下注
bk-ask-take-bank = “Il y a une suite”，{ $price }
bk-ask-take-bank-how = 有人让庄。接庄者按该金额开庄。
bk-ask-take-bank-at = “Il y a une suite”，{ $price }起
bk-ask-take-bank-at-how = 有人让庄。接庄者按该金额或更多开庄。
bk-ask-return = 无人接您的庄
bk-ask-return-how = 您可以{ $price }取回，即让庄时的金额。
bk-ask-forced = 无人出价，庄轮到您
bk-ask-costs-seat = 若拒绝，即离座。
bk-ask-auction = 竞庄，您出价多少？

bk-do-put-up = 开庄{ $amount }
bk-do-take-bank-at = 以{ $amount }接庄
bk-do-bid = 出价{ $amount }
bk-do-punt = 押{ $amount }
bk-do-punt-none = 不押
bk-do-raise-bank = 加{ $amount }
bk-do-raise-all = Tous les coups sont tenus
bk-do-raise-all-gloss = 接受所有注码：再加{ $amount }
bk-do-raise-none = 不加
bk-do-add-none = 不加
bk-do-add-to-bank = 加{ $amount }
bk-do-set-aside = 搁置{ $amount }
bk-do-leave-in = 留下{ $amount }
bk-do-double = Banco double
bk-do-double-gloss = 加{ $amount }，各一半
bk-do-accept-partner = 同意
bk-do-accept-partner-gloss = 盈亏各半
bk-do-match-raise = 跟加
bk-do-match-raise-gloss = 您出{ $amount }
bk-do-take-bank = Passez-moi les cartes
bk-do-take-bank-gloss = 接庄，{ $amount }
bk-do-forced = 以{ $price }坐庄
bk-do-leave-seat = 离座
bk-do-suivi-gloss = 再叫，先于所有人：{ $amount }
bk-do-solo-gloss = 独押全部：{ $amount }
bk-do-a-deux-gloss = 一半，与另一玩家：{ $amount }
bk-do-avec-gloss = 一半，其余由全桌押：{ $amount }
bk-do-marche-gloss = 一半及剩余：最多{ $amount }
bk-do-no-call = 不叫注
bk-do-no-call-gloss = 之后仍可下注
bk-do-pass = 不要，谢谢
bk-do-decline-bank = 不要
bk-do-decline-bank-gloss = 轮到下一位
bk-do-draw-ponte-gloss = 补牌
bk-do-stand-ponte-gloss = 停牌
bk-do-draw-banker = 要牌
bk-do-draw-banker-gloss = 补牌
bk-do-stand-banker-gloss = 停牌
bk-do-ask-table = 询问补牌表
bk-do-ask-table-gloss = 对两门所示相同时必须照办
bk-do-ask-table-one-gloss = 之后必须照办
bk-table-differs = 补牌表可以任选，或对两门所示不同。
bk-do-show = 亮牌
bk-do-look = 看牌
bk-do-hold = 守庄
bk-do-hold-gloss = 再打一局
bk-do-wait = 等待下注
bk-do-wait-gloss = 再等一次
bk-do-pass-on = La main passe
bk-do-pass-on-gloss = 取出{ $amount }，让庄
bk-do-give-up = 收回
bk-do-give-up-gloss = 退回{ $amount }
bk-between-sentences = { "" }
bk-custom-is = 惯例：{ $what ->
    [D] 补牌
   *[S] 停牌
}

bk-said-pass = 不要
bk-said-double = 加倍
bk-said-suivi = Suivi
bk-said-solo = Banco
bk-said-a-deux = À deux
bk-said-avec = Avec
bk-said-marche = Marche
bk-said-cheval = À cheval
bk-said-punt-none = 不押
bk-said-take-bank = 接庄
bk-said-bid = 出价{ $amount }
bk-said-match-raise = 跟加
bk-said-accept-partner = 同意

bk-default-draw = 补牌
bk-default-stand = 停牌
bk-default-pass-bank = 让庄

bk-stake-label = 已押
bk-in-bank = 庄本中
bk-in-bank-garage = 庄本与入库
bk-draw-seat = 抽签入座
bk-draw-seat-how = 座位抽签决定。
bk-stand-by-how = 站客可押座上玩家留下的部分。
bk-all-taken = 座位已满，您可以做站客。

bk-help-choose = 选择一项，从左数起
bk-help-no = 不要：不叫注、不押、不接
bk-help-enter = 确认金额，看牌，跳过动画
bk-help-peek = 掀起牌的一角
bk-help-chips = 金额加一枚筹码
bk-help-clear = 金额重新开始

bk-call-suivi = Suivi
bk-call-solo = Banco solo
bk-call-a-deux = Banco à deux
bk-call-avec = Banco avec la table
bk-call-marche = Banco et la table marche
bk-do-draw-ponte = Carte, s’il vous plaît
bk-do-stand-ponte = Non, Monsieur
bk-do-stand-banker = Reste
