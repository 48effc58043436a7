account-title = 账户
account-welcome = 欢迎回来。请登录，继续使用您的名字和筹码。
account-other = 此浏览器随后会忘记现在认识的客人及其筹码。
account-confirm = 请确认是您本人。
account-back = 返回
account-use-passkey = 用通行密钥登录
account-sign-in-name = 登录名，如Anna-4821
account-password = 密码
account-sign-in = 登录
account-lost = 没有通行密钥或密码？使用恢复码
account-code = 恢复码
account-no-passkey = 没有使用通行密钥。请重试，或换一种方式。
account-privacy = 本赌场保存您的哪些信息
account-operator = 经营者页面

account-name = 您的名字
account-rename = 改名
account-renamed = 名字已改。下次入座起牌桌显示新名字。
account-chips = { $count ->
   *[other] 您在牌桌之外有{ $amount }筹码。
}

account-return = 在其他设备上也能打
account-return-how = 目前只有此浏览器认识您。请选择在别处登录的方式，即可保留您的名字、筹码和历史。
account-ways = 登录方式
account-known-as = 您的登录名是{ $name }。
account-add-passkey = 添加通行密钥
account-passkey-how = 由您的设备以指纹、面容或PIN码确认是您本人。什么都不用记。
account-passkey-where = 通行密钥需要带域名的安全地址（https）和较新的浏览器。
account-passkey-of = { $host }的通行密钥，{ $date }
account-remove = 移除
account-remove-passkey = 移除{ $date }的通行密钥
account-remove-password = 移除密码
account-or-password = 或使用密码
account-new-password = 新密码
account-set-password = 设置密码
account-change-password = 更改密码
account-password-how = 至少十个字符，且不能是您的名字。几个随机的词既安全又好记。
account-codes-left = { $count ->
    [0] 恢复码已用完
   *[other] 还有{ $count }个恢复码
}
account-new-codes = 新恢复码
account-codes = 请保存这些恢复码
account-codes-how = 丢失通行密钥或忘记密码时，每个恢复码可登录一次。只在此时显示。
account-copy = 复制
account-copied = 已复制
account-save = 存为文件
account-codes-done = 我已保存
account-have-one = 已有账户？

account-sessions = 已登录的设备
account-some-device = 某个程序
account-here = 此浏览器
account-used = 上次使用：{ $date }
account-end = 退出
account-end-of = 退出{ $device }上的登录
account-end-others = 退出其他所有设备
account-sign-out = 退出登录

account-data = 您的数据
account-download = 下载我的数据
account-delete = 删除我…
account-delete-how = 您的账户、筹码、限额和说过的话将被删除，您的牌桌将关闭，所有设备将退出登录。打过的靴的牌谱会保留，因为别人要依据它们。此操作无法撤销。
account-delete-guest = 您的名字、筹码、限额和说过的话将被删除，您的牌桌将关闭。打过的靴的牌谱会保留，因为别人要依据它们。此操作无法撤销。
account-delete-now = 立即删除
account-keep = 全部保留
account-delete-waits = 您还有注码在桌上。本局一结算就全部删除，您不必等待。

privacy-title = 本赌场保存您的哪些信息
privacy-intro = 本赌场由邀请您来的人经营。它只保存多人打牌所需的信息，不为广告保存任何东西。没有其他网站的脚本，没有跟踪器，也没有访客统计。
privacy-name = 一个名字和一个编号
privacy-name-how = 您取一个名字，不必是真名。赌场另加一个随机编号来认识您。不要求电子邮箱，也不要求别的。
privacy-cookie = 一个Cookie
privacy-cookie-how = 赌场通过一个Cookie知道您是谁。它有效一年，每次来访时更新。浏览器还保存您的设置，以及核验封印牌靴所需的内容；赌场看不到这些。
privacy-play = 您打的牌
privacy-play-how = 每局都有记录，含您在桌上的名字、注码和输赢。每次筹码转移也有记录。记录由散列保护，事后谁也不能更改，赌场也不能。
privacy-talk = 您说的话
privacy-talk-how = 每桌保留最近一百条聊天及发言者的名字。更早的会删除。有人举报的聊天会连同前后几条一起保存，直到经营者处理为止，最多九十天。
privacy-limits = 您的限额
privacy-limits-how = 您为自己设的限额和休息会保存，每天的输额和在桌时间也会保存。其他玩家看不到。
privacy-account = 您的账户（如有）
privacy-account-how = 密码和恢复码以散列保存，谁也无法从中读出。通行密钥留在您的设备上；赌场只有其公开的一半。对每台已登录的设备，赌场保存浏览器、系统以及首次和最近使用的时间。
privacy-address = 您的网络地址
privacy-address-how = 赌场把它放在内存中，用来限制同一地址尝试或请求的次数。如果您没有账户，您最近一次来自的网段会保存七天。开桌所用的网段在牌桌开放期间保存，网段当天所得的筹码计数一天。服务器自己的日志可能含有地址，保留多久由经营者决定。您在线时，经营者可以看到它。被封禁的网段在封禁期间会被保存。
privacy-sanctions = 如果您被禁言或封禁
privacy-sanctions-how = 赌场保存谁被禁言或封禁、原因和期限，直到期满。经营者的一切操作连同原因和您的编号保留两年。您随时可以查看为何不能发言或进入，也可以下载您的数据。
privacy-who = 谁能看到什么
privacy-who-how = 同桌的人都能看到您的名字、座位、桌上的筹码、注码和您说的话。桌主还能看到谁在该桌输赢多少。赌场的经营者能读到赌场保存的一切，密码、通行密钥和恢复码除外。
privacy-rights = 您可以做什么
privacy-rights-how = 在账户对话框中，您可以改名、下载保存的全部个人数据、退出其他设备上的登录，以及删除自己。
privacy-rest = 删除后留下什么
privacy-rest-how = 牌桌的日志会保留，连同您当时的名字：它们由散列覆盖，其他玩家的输赢也以它们为据。筹码账本会以您的编号保留，使账目相符。您的账户、筹码、限额、聊天和登录会被删除，您的名字会从结果列表中去掉。经营者此前所做的备份中仍有这些内容。关于您的经营者操作记录会以您的编号保留满两年。

care = 理性游戏
care-chips = 这些只是游戏筹码：不花钱，也不能兑现。
care-today = 您今天在牌桌上坐了{ $minutes }{ $minutes ->
   *[other] 分钟
}。{ $kind ->
    [lost] 合计输了{ $chips }。
    [won] 合计赢了{ $chips }。
   *[even] 不输不赢。
}
care-day = 每天从格林尼治时间零点开始。
care-limits = 您自己的限额
care-stake = 每局最高注码，以筹码计
care-loss = 每天最多输，以筹码计
care-minutes = 每天最多分钟数
care-none = 无
care-set = 设定
care-how = 收紧的限额立即生效，放宽的一天后生效。超出限额的操作一律拒绝。
care-waiting = { $hours ->
   *[other] { $hours }小时内
}，您放宽的限额将生效。
care-break = 休息一下
care-hours = { $hours ->
    [1] 1小时
    [24] 1天
    [168] 1周
    [720] 30天
   *[other] { $hours }小时
}
care-break-how = 您将立即离座，休息结束前不能入座。此操作不可撤销。
care-begin = 开始休息
care-resting = { $hours ->
   *[other] 您的休息还有{ $hours }小时。
}
care-keeps = 赌场留下多少
care-edge = { $bet }：整靴计，平均为注码的{ $edge }
care-tax = 注码不抽；庄家的赢额抽{ $tax }%
care-tax-none = 不抽：玩家之间对赌
care-tax-net = 注码不抽；庄家一局的净赢抽{ $limited }%，无限额庄抽{ $open }%
care-tax-capital = 注码不抽；投入庄本的金额抽{ $tax }%

banned-title = 您已被封禁
banned-player = 本赌场的经营者决定不让您进入。
banned-network = 本赌场的经营者决定不让您所在网段的任何人进入。这不一定针对您。
banned-no-more = 封禁已结束，您可以进入了。
banned-return = 进入
banned-data = 下载本赌场保存的您的信息
banned-privacy = 都是什么
sanction-reason = 给出的原因：{ $reason }
sanction-until = { $date }结束。
sanction-no-end = 没有期限。
muted-how = 本赌场的经营者已禁止您发言。您仍可阅读。
announcements = 赌场公告
announcement-dismiss = 隐藏
report-title = 举报这条聊天
report-how = 本赌场的经营者会看到这条聊天、前后几条、您的名字和原因。发言者不会知道是谁举报的。
report-reason = 原因（可选）
report-send = 举报
report-sent = 谢谢。经营者会查看。
