# `baccarat removal`与`baccarat count`。

removal-title = { $bet }，{ $packs }副牌：优势{ $edge }
removal-card = 移除的牌
removal-effect = 增益
removal-linear = 按比例
removal-correlation = 相关系数
removal-how = 精确值。增益是移除该牌后一注期望值的增加；整数是该范围内最佳的平衡算牌值。

count-tags = 算牌值
count-fit = 相关系数{ $correlation }；{ $way ->
    [running] 从{ $start }起算，流水数达到{ $threshold }时下注
    [shoe] 按靴中剩余副数的真数达到{ $threshold }时下注
    [none] 没有可获利的真数
   *[unseen] 按未见副数的真数达到{ $threshold }时下注
}
count-own = 用这些算牌值，每靴
count-best = 用每局前的精确优势，每靴
count-cut = 尾卡
count-coups = 局数
count-bets = 下注数
count-advantage = 优势
count-profit = 盈利
count-error = 误差
count-how = 由{ $shoes }靴随机牌得出；每注按其精确期望计。尾卡以距靴尾的张数表示，盈利以每注的注码单位表示。
