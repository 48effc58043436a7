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
