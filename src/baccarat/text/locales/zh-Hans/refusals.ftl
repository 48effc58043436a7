### 操作未被执行时所说的话：`refusal-`及其代码。
### `limit`以文本传入，已写成筹码数；`seconds`是整数。

## 牌桌

refusal-not-yours = 您的座位不能这样做。只有荷官与账房可以。
refusal-not-now = 现在不行。请等本局的下一步。
refusal-stakes-closed = 停止下注：正在发牌。您的注码不变，下一局请再下注。
refusal-no-such-seat = 本桌没有这个座位。请选择显示的座位。
refusal-seat-taken = 那里已有人坐。请另选座位。
refusal-seat-empty = 那个座位没有人。请先入座。
refusal-stakes-in-play = 您的注码正在局中。结算后才能离座。
refusal-unknown-bet = 本桌不收这种注。请用台面上的注位。
refusal-bet-twice = 同一种注出现了两次。请合成一注。
refusal-needs-main-bet = 这种注须另有主注：请同时押闲、庄或和。
refusal-amount-not-whole = 注码须为整数单位。请用桌上的筹码。
refusal-amount-not-positive = 金额须大于零。要取回注码，请清除。
refusal-below-minimum = 此处最低{ $limit }。请加筹码，或取回注码。
refusal-above-maximum = 此处最高{ $limit }。请少押一些。
refusal-not-a-step = 注码每档{ $limit }。请取整。
refusal-over-purse = 您在桌上有{ $limit }。请少押一些，或向账房买筹码。
refusal-not-a-card = 这不是本靴的牌。
refusal-stake-stands = 这一注{ $limit }保留到分出胜负。可以加注，不能取回。

## 铁路百家乐

refusal-not-asked = 这要由别人回答。轮到您时会问您。
refusal-answered = 您已经回答过了。
refusal-calls-closed = 叫注已截止。下一局可再叫。
refusal-call-not-offered = 本桌没有这种叫注。请选择显示的叫注。
refusal-seats-by-lot = 本桌座位由抽签决定，不能自选。
refusal-seats-call-first = 座上玩家先叫注。都不叫时站客才可以。
refusal-no-suivi = 只有叫了上一个banco而输的玩家才能跟叫。请选择别的叫注。
refusal-own-bank = 庄本有您的份，您不能与它对赌。
refusal-co-banker-taken = 一个庄只能由一位玩家加倍。请等下一个庄。
refusal-not-the-banker = 庄的事只由庄家决定。
refusal-win-first = 庄赢过之后才能让。请先守庄。
refusal-bank-is-held = 守庄期间不能取出庄本。结束后全部归您。
refusal-below-bid = 这个出价不能领先。请出{ $limit }或更多，或不出价。
refusal-at-another-sum = 接庄须按原有金额：{ $limit }。
refusal-bank-is-open = 无限额庄所有注码都受：没有banco可叫。
refusal-bancos-in-row = 您连续叫banco而输的次数已到上限。这次请让给别人。
refusal-coup-first = 至少打过一局才能放弃庄。请先守庄。
refusal-other-side = 您只能押自己的一门。
refusal-must-draw = 这手牌必须补牌：补牌表规定如此。
refusal-must-stand = 这手牌必须停牌：补牌表规定如此。
refusal-not-your-shoe = 您没有掌靴。本局由掌靴的玩家发牌。
refusal-not-your-cards = 这些牌不由您开。
refusal-must-show = 八点或九点须立即亮牌。
refusal-no-natural = 现在只亮两张牌的八点或九点。请补牌或停牌。

## 赌场

refusal-unknown-room = 没有这张牌桌。请检查网址，或自己开一张。
refusal-unknown-shoe = 这张牌桌没有发过这一靴。请从列表中选择。
refusal-unknown-preset = 这里没有这种玩法。请从列表中选择。
refusal-unknown-strategy = 没有电脑玩家用这种策略。请从列表中选择。
refusal-unknown-card = 没有这张牌。请写牌面和花色，如9h，以逗号分隔。
refusal-bad-counts = 这样的牌靴打不了一局。请放回几张牌，或换副数。
refusal-needs-ranks = 这种注需要牌面与花色。请说明缺了哪些牌，而不只是点数。
refusal-bad-field = 这些设置无法开桌。请更正标出的一项。
refusal-bad-name = 请换一个名字：不能为空，也不能太长。
refusal-hidden-name = 这个名字含有看不见的字符。请重新输入。
refusal-name-taken = 本桌已有人用这个名字。请换一张桌，或换名字再来。
refusal-not-signed-in = 这里还不认识您。请先告诉您的名字。
refusal-foreign-origin = 本页来自另一个网址。请从牌桌自己的网址打开。
refusal-malformed = 服务器没有看懂。请重新载入页面再试。
refusal-bad-id = 命令编号须为1至64个可见ASCII字符。这个不符，因此什么也没做。
refusal-no-analysis = 这不是可在此分析的完整牌谱。请选择牌桌保存的文件。
refusal-analysis-too-much = 分析这份牌谱所需的时间或内存超过允许。在您自己的电脑上，“baccarat analyse”没有这个限制。
refusal-too-large = 这条消息太长。请重新载入页面再试。
refusal-too-fast = 操作太快了。请稍等再试。
refusal-id-reused = 这个命令已经发送过，但内容不同。请重新载入页面再试。
refusal-stale-coup = 那一局已经结束，什么也没做。请继续下一局。
refusal-stale-decision = 那个问题已有结果，什么也没做。请回答现在所问的。
refusal-shoe-packed = 这个请求属于很久以前的一靴牌，现在什么也没做。请看看您在这里有什么，如果仍需要，请再提出一次。
refusal-not-this-game = 本桌打的是另一种玩法，没有这一项。请从所提供的中选择。
refusal-not-seated = 您在这里没有座位。请先入座。
refusal-seated-already = 您已坐在本桌。请先离座再换座位。
refusal-room-full = 座位已满。请等空位，或自己开桌。
refusal-not-alone = 还有别人在玩，由计时决定节奏。
refusal-not-host = 只有本桌的桌主能这样做。
refusal-not-broke = 只有在任何牌桌都没有筹码的玩家才能得新筹码。
refusal-no-rebuy = 在这场俱乐部之夜，您不能再重购了。
refusal-whole-chips = 本桌只用整数筹码。
refusal-equal-chips = 俱乐部之夜人人筹码相同，不能单独设定。
refusal-no-bot-there = 那个座位没有电脑玩家。请选择有电脑玩家的座位。
refusal-not-in-time = 您的浏览器来不及参与封印本靴。下一靴可以。
refusal-over-account = 您的账户有{ $limit }。请少取一些。
refusal-over-set = 桌主给玩家设定的筹码最多{ $limit }。请少设一些。
refusal-room-spent = 本桌可发的新筹码已全部发完。请另开一桌。
refusal-house-spent = 本赌场桌主可发的新筹码已全部发完。
refusal-network-spent = 您所在的网络今天可得的新筹码已发完。明天还有，也可请本赌场的经营者发放。
refusal-over-books = 账簿容不下这么大的金额。什么也没有转移。
refusal-own-stake = 您自己的限额是每局{ $limit }。
refusal-own-loss = 按您自己的限额，今天还可押{ $limit }。
refusal-own-time = 您今天已玩满自己规定的时间。
refusal-own-break = 您正在休息，这是您自己要求的。
refusal-too-many-requests = 一次要求太多。请稍等再试。
refusal-too-many-commands = 短时间内要求太多。{ $seconds }秒后会再次发送。
refusal-room-busy = 太多不在此桌玩的人在查询本桌。{ $seconds }秒后会再次发送。
refusal-too-many-guests = 过去一小时您的网络来了太多客人。请几分钟后再试。
refusal-too-many-rooms = 您开的桌已达一位桌主的上限。请先关掉一张，或等几分钟。
refusal-house-full = 牌桌数量已达上限。请加入其中一张。
refusal-storage-low = 赌场几乎没有空间保存新牌桌了。请加入一张已开的牌桌。
refusal-storage-quota = 您的牌桌已占满一位桌主可用的空间。如还需要，请告诉赌场的管理者。
refusal-unknown-host = 这里不以这个名称提供服务。管理者可用--host-name添加该名称。
refusal-unknown-address = 此地址没有内容。
refusal-wrong-method = 此地址不接受这种请求。
refusal-out-of-order = 服务器内部出了问题，其日志有记录。请稍后再试。
refusal-too-many-tries = 您查询了太多不存在的牌桌或链接。请一分钟后再试。
refusal-paused = 桌主暂停了牌桌。牌局将从停下处继续。
refusal-room-closing = 本桌打完这一局就关闭。现在不能入座。
refusal-room-closed = 本桌已关闭。所有人都已取回筹码。
refusal-other-wire = 服务器的页面比您看到的新。请重新载入。
refusal-set-aside = 本桌故障，无法打开。桌上的筹码会保留。
refusal-by-invitation = 本桌只接受邀请。请向桌主要链接。
refusal-unknown-invite = 这个链接已失效。请向桌主要新的。
refusal-too-many-invites = 本桌的链接已达上限。请先撤销一个。
refusal-shut-out = 桌主请您离开了本桌。您的筹码退回账户，您可以旁观。
refusal-muted = 桌主在此禁止您发言。您仍可阅读。
refusal-no-player-there = 本桌没有这位玩家。请选择在场的人。
refusal-nothing-said = 还没有内容。请先写点什么。
refusal-hidden-text = 这条消息含有控制字符。请重新输入。
refusal-too-long = 这条消息太长。请分成两条。
refusal-table-frozen = 未能保存，什么也没有发生。请稍等，您的筹码是安全的。

refusal-advisor-off = 本桌没有顾问。这由桌主决定。
refusal-held-back = 未入座者看到的本桌有延迟，这些内容暂时还不能看。请入座，或稍候。
refusal-odds-off = 本桌不显示胜算。这由桌主决定。
refusal-wrong-sign-in = 不正确。请检查登录名和密码，或换一种方式登录。
refusal-challenge-expired = 时间过长，请再试一次。
refusal-sign-in-again = 请先再登录一次：此操作要求您在最近15分钟内登录过。
refusal-weak-password = 请设10至128个字符、更难猜的密码。
refusal-last-way-in = 这是您唯一的登录方式。请先添加另一种。
refusal-too-many-passkeys = 您的通行密钥已达一个账户的上限。请先移除一个。
refusal-no-login = 有账户才有恢复码和已登录的设备。账户始于通行密钥或密码。

## 经营者

refusal-name-reserved = 本赌场的经营者已用这个名字或相似的名字。请另选一个。
refusal-banned = 本赌场的经营者已将您封禁。
refusal-house-muted = 本赌场的经营者已禁止您发言。您仍可阅读。
refusal-guests-off = 在本赌场，有账户才能入座和发言。请打开账户窗口，添加通行密钥或密码。
refusal-house-password = 本赌场要求新客人输入密码。
refusal-wrong-house-password = 这不是本赌场的密码。请询问邀请您的人。
refusal-house-invited = 新客人须有邀请才能进入本赌场。请向经营者要链接。
refusal-not-operator = 只有本赌场的经营者能这样做。
refusal-needs-passkey = 在本赌场，经营者只能用通行密钥登录。请在您的账户中添加通行密钥，并移除密码。
refusal-is-operator = 经营者不能被禁言或封禁。
refusal-unknown-player = 本赌场没有这位玩家。
refusal-unknown-entry = 它已不存在。请重新载入页面。
refusal-unknown-line = 牌桌已不再保存这条聊天，无法举报。
refusal-no-reason = 请用几句话说明原因。
refusal-no-network = 这不是可以封禁的地址或网段。请写203.0.113.7或203.0.113.0/24这样的。
refusal-own-network = 这样会把您自己、本机或代理一并封禁。请选择较小的网段。
refusal-too-many-entries = 数量已达上限。请先移除一个。
refusal-too-many-reports = 您在短时间内举报过多。请稍后再试。
