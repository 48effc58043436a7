fault-file-unusable = { $errno ->
    [ENOENT] 没有这个文件或文件夹
    [EISDIR] 这是文件夹，不是文件
    [ENOTDIR] 这是文件，不是文件夹
    [EEXIST] 已经存在
    [EACCES] 您无权使用
    [EPERM] 您无权使用
    [EROFS] 那里不能写入
    [ENOSPC] 磁盘已满
    [EADDRINUSE] 另一程序正在那里监听；请用--port换端口
    [EADDRNOTAVAIL] 本机没有这个地址
   *[other] 系统提示“{ $detail }”
}
fault-database-setting = { $name }是{ $value }，而不是{ $wanted }
fault-file-not-text = 不是UTF-8文本
fault-file-too-large = 超过{ $most } MB

fault-not-toml = 第{ $line }行从第{ $column }列起不是TOML
fault-text-too-long = 文本超过{ $most }个字符
fault-line-too-long = 第{ $line }行超过{ $most }个字符
fault-long-key = 第{ $line }行有超过{ $most }个字符的键
fault-too-many-parts = 第{ $line }行有超过{ $most }段的键
fault-too-deep = 括号嵌套过深
fault-too-many-entries = 文本有超过{ $most }个键和值
fault-too-long-a-number = 有位数过多的数字
fault-field-missing = 缺少“{ $where }”
fault-field-unknown = 没有字段“{ $where }”
fault-wrong-kind = “{ $where }”须为{ $wanted }，不能是“{ $value }”
fault-wrong-value = “{ $where }”不能是“{ $value }”
fault-newer = 版本为{ $value }，由较新的程序写成；本程序最高读到{ $known }
kind-int = 整数
kind-float = 数字
kind-str = 文本
kind-bool = true或false
kind-array = 列表
kind-object = 表
kind-null = 空值

fault-bet-name = 名称“{ $name }”只能含小写字母、数字和单个连字符
fault-bet-key = 注没有“{ $where }”这一项；最接近的是“{ $near }”，可用的有{ $known }
fault-bet-name-taken = 已有名为“{ $name }”的注
fault-no-outcomes = 没有结果
fault-needs-otherwise = 写着需要“{ $said }”，其实需要“{ $needs }”
fault-unknown-fact = 结果{ $at }要求“{ $fact }”，但没有一局有此项；最接近的是“{ $near }”，可用的有{ $known }
fault-unknown-value = 结果{ $at }要求“{ $fact }”为“{ $value }”，但它从不如此；最接近的是“{ $near }”，可用的有{ $known }
fault-nothing-allowed = 结果{ $at }对“{ $fact }”什么都不允许；可以是{ $known }
fault-no-ratio = 结果{ $at }写着“{ $value }”，既不是“stands”或“loses”，也不是-1至{ $most }的比率
fault-no-commission = 结果{ $at }的佣金“{ $value }”不是0至1的比率
fault-pays-nothing = 结果{ $at }不赔；请删去，或让注码保留
fault-commission-too-high = 结果{ $at }扣的比赢的还多
fault-outcome-impossible = 结果{ $at }不可能出现
fault-value-impossible = 结果{ $at }允许“{ $fact }”取不可能出现的值：{ $values }；最接近的是{ $near }，可用的有{ $known }
fault-outcome-never-reached = 结果{ $at }永远不算，因为它适用的每一局都被结果{ $before }占去
fault-outcomes-unordered = 结果{ $before }与{ $at }赔付不同，而闲{ $player }、庄{ $banker }时两者都成立；请让两者赔付相同、收窄其一，或把较窄的放在前面
fault-facts-apart = 结果{ $at }要求“{ $fact }”，但看所有牌的注不能如此；可用的有{ $known }

fault-no-number = “{ $word }”不是最多16位的整数
fault-no-action = “{ $text }”不是操作
fault-no-card = “{ $text }”不是一张牌
fault-no-result = 一局以其结果结束，如“ = player 7-4”
fault-not-by-turns = 注码须名称与单位交替，不能是“{ $text }”
fault-house-does-not = 赌场只开始、关闭或发牌，不做“{ $text }”
fault-changeur-does-not = 账房在本桌不做“{ $text }”
fault-seat-does-not = 座位在本桌不做“{ $text }”
fault-no-word = 本桌没有表示“{ $action }”的词
fault-unwritable-bet = 注不能叫“{ $name }”
fault-late-players = 没有筹码的玩家须是按此顺序后来入座的
fault-too-many-coups = 牌谱超过{ $most }局
fault-bad-field = 这样的“{ $field }”无法开桌

fault-table-other-purses = 牌桌的筹码不是玩家的筹码
fault-table-no-start = 阶段“{ $phase }”不能开靴
fault-table-places = “{ $field }”有{ $found ->
   *[other] { $found }项
}，应有{ $wanted }项
fault-table-sum = { $seat }号座在“{ $field }”中不能有{ $amount }单位
fault-table-mid-coup = 两靴之间桌上没有牌，也不问任何人
fault-table-arrivals = 到场的人与站在桌边的人不符
fault-table-no-chair = “{ $field }”不是本桌的座位
fault-table-suivi = suivi的权利属于没有位置的人
fault-table-bank-of-nobody = 庄属于空座
fault-table-no-co-banker = 没有合庄人能拥有庄本的这一份
fault-table-co-banker = 合庄人没有与庄家同桌
fault-table-bank-below-nothing = 庄本须大于零，且任何一份都不能为负
fault-table-no-shares = 没有人在庄本中有份
fault-table-stake-of-nobody = 注码属于不能下注的人
fault-table-stakes-without-bank = 有注码而无庄
fault-table-bank-first = 备靴之前有庄或无庄，与规则不符
fault-table-call-without-stake = 叫注的人没有注码

fault-copy-damaged = 数据库提示“{ $detail }”
fault-copy-no-changes = 这不是变更文件，或者已损坏
fault-copy-other-base = 其中的变更不属于副本“{ $base }”
fault-copy-empty = 其数据库中什么也不剩
fault-copy-latest-lost = { $transactions ->
   *[other] 丢失了{ $transactions }个已确认的事务
  }{ $events ->
    [0] { "" }
   *[other] ，其中这些牌桌至少有{ $events }个事件：{ $rooms }
  }{ $more ->
    [0] { "" }
   *[other] ，以及另外{ $more }张
  }
fault-copy-latest-unread = 预写日志在其最后{ $transactions }个事务之前损坏，且没有高水位标记说明它们是否已确认
fault-copy-lacks-key = 缺少条目“{ $key }”
fault-copy-changed = 房间“{ $room }”所存的内容与写入的不符
fault-copy-house-changed = 客人、账户与密钥所存的内容与写入的不符
fault-copy-lacks-table = 没有表“{ $table }”
fault-copy-has-gap = 房间“{ $room }”的日志有缺失
fault-copy-does-not-add-up = 账户“{ $account }”的账目不平
