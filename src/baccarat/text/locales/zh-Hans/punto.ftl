# 玩家掌靴或佣金记账的百家乐桌上荷官的话。

call-shuffle-croupier = 荷官洗牌，其左邻放入切牌卡。
call-shuffle-dealers = 荷官与助理荷官洗牌。
call-shoe-passed = 牌靴转到座位{ $seat }。
call-shoe-refused = { $to ->
    [0] 无人接靴：由荷官发牌。
   *[other] 座位{ $seat }不接靴。座位{ $to }，您要吗？
}
call-croupier-deals = { $late ->
    [yes] 时间到：由荷官发牌。
   *[no] 荷官发牌。
}
call-commission = 座位{ $seat }付佣金{ $units }。
call-end-player = 庄{ points-banker }，闲{ points-player }，闲赢。
call-end-banker = 庄{ points-banker }，闲{ points-player }，庄赢。
call-end-tie = 庄{ points-banker }，闲{ points-player }，和局。押和者赢。
call-free-hand = { $count ->
    [1] 本局不下注，下一局开始下注。
   *[other] 本局不下注，还有{ $count }局。
}
