# 经营者页面的文字，随页面载入。
operator-title = 经营者页面
operator-parts = 本页的各部分
operator-house = 赌场
operator-people = 人员
operator-rooms = 牌桌
operator-sanctions = 处罚
operator-reports = 举报
operator-log = 日志
operator-until = 至{ $date }
operator-by = { $name }，{ $date }
operator-reason = 原因
operator-how-long = 期限
operator-for-hour = 一小时
operator-for-day = 一天
operator-for-week = 一周
operator-for-month = 三十天
operator-for-no-end = 无限期
operator-cancel = 取消
operator-more = 显示更多
operator-your-account = 您的账户

## 赌场

operator-connected = { $count }人在线。
operator-tables = { $count }张牌桌开放。
operator-aside = { $count }张牌桌停用。
operator-rules = 谁可以进入
operator-door = 新客人
operator-door-open = 只需名字
operator-door-password = 须有赌场密码
operator-door-invited = 须有邀请
operator-password = 赌场密码
operator-password-kept = 留空则保留现有密码。
operator-guests-play = 无账户的客人可以玩牌和发言
operator-salon = 赌场自己的牌桌（Salon）
operator-salon-on = 开放，无桌主
operator-salon-moderated = 开放，经营者为桌主
operator-salon-off = 关闭
operator-save = 保存
operator-saved = 已保存，立即生效。
operator-invitations = 进入赌场的邀请
operator-invitations-how = 即使赌场不对外开放，新客人也能凭链接进入。来过的人再来时不需要链接。
operator-note = 给谁
operator-no-note = 邀请
operator-uses = 人数
operator-any-number = 人数不限。
operator-left = 还可来{ $count }人。
operator-came = 已来{ $count }人。
operator-make-link = 生成链接
operator-link-of = { $note }的链接
operator-copy = 复制
operator-copied = 已复制
operator-revoke = 撤销
operator-announcements = 公告
operator-announcement = 要让所有人知道的事
operator-announce = 发布
operator-withdraw = 撤回
operator-sizes = 赌场存储的内容
operator-space-plenty = 空间充足。
operator-space-low = 磁盘将满。空出1GB之前不能开新桌。
operator-space-over-quota = 数据库已超过限额，不能开新桌。
operator-size-used = 数据库
operator-size-free = 磁盘剩余
operator-size-quota = 数据库限额
operator-no-limit = 无
operator-size-host-quota = 每位桌主的限额
operator-size-guests = 已知人员
operator-size-rooms = 牌桌（含已关闭）
operator-size-events = 事件
operator-size-packed = 已压缩事件

## 人员

operator-search = 名字、登录名或编号
operator-find = 搜索
operator-nobody = 没有找到任何人。
operator-is-one = 经营者
operator-account = 账户{ $name }
operator-guest = 无账户的客人
operator-devices = { $count ->
   *[other] 已在{ $count }台设备上登录
}
operator-here = 在线
operator-visited = 上次来访{ $date }
operator-from = 来自{ $addresses }
operator-has = { $count ->
   *[other] 桌外筹码{ $amount }。
}
operator-seat = { $count ->
   *[other] 在{ $room }有筹码{ $amount }。
}
operator-chips = 筹码…
operator-amount = 发放的筹码；负数为收回
operator-move = 入账{ $amount }
operator-mute = 禁言
operator-ban = 封禁
operator-ban-how = 封禁针对本人。如不同时封禁其网段，对方可换名再来。
operator-end-sessions = 全部退出登录
operator-end-sessions-how = 已登录此账户的所有设备会立即退出。如果别人知道密码，在更改密码之前仍可再次登录。
operator-ban-network = 封禁网段
operator-network = 地址或网段

## 处罚

operator-network-how = 除经营者外，来自该处的所有人都会被封禁。IPv6地址按其/64网段计算。
operator-network-shared = 您来自本机或经由代理服务器。对以同样方式而来的人，封禁网段不起作用，除非该代理列于trusted-proxies并转发其地址。
operator-no-sanctions = 没有人被禁言或封禁。
operator-muted = 已禁言
operator-banned = 已封禁
operator-lift = 解除

## 牌桌

operator-no-rooms = 没有开放的牌桌。
operator-host = 桌主{ $name }
operator-no-host = 赌场自有
operator-private = 仅限邀请
operator-paused = 暂停
operator-closing = 正在关闭
operator-out-of-order = 停用
operator-seated = { $seats }个座位中有{ $seated }个被占。
operator-looking = { $count }个浏览器已连接。
operator-room-size = { $count }个事件，{ $size }
operator-close = 关闭…
operator-close-of = 关闭{ $name }
operator-close-now = 关闭牌桌
operator-close-how = 打完这一局，所有人取回筹码。
operator-clear = 关闭某桌主或网段的一切
operator-clear-of = 桌主编号、地址或网段
operator-clear-show = 查看将关闭的内容
operator-clear-tables = 将关闭的牌桌：{ $count }
operator-clear-guests = 将删除的无账户客人（连同筹码）：{ $count }
operator-clear-accounts = 账户保留。
operator-clear-now = 全部关闭
operator-clear-nothing = 没有属于它的内容。

## 举报

operator-no-reports = 没有举报。
operator-reported = { $name }举报，{ $date }。
operator-at-table = 牌桌：{ $room }
operator-reason-given = “{ $reason }”
operator-mute-name = 禁言{ $name }
operator-ban-name = 封禁{ $name }
operator-settle = 无需处理

## 日志

operator-log-how = 经营者的一切操作在此保留两年。
operator-no-log = 经营者尚无任何操作。
operator-did-mute = 禁言
operator-did-ban = 封禁
operator-did-lift = 解除处罚
operator-did-close-room = 关闭牌桌
operator-did-clear = 已关闭某桌主或网段的所有牌桌
operator-did-chips = 筹码
operator-did-end-sessions = 全部退出登录
operator-did-rules = 赌场规则
operator-did-invite = 生成邀请
operator-did-revoke = 撤销邀请
operator-did-announce = 发布公告
operator-did-withdraw = 撤回公告
operator-did-settle = 处理举报
