call-shuffle-croupier = 荷官洗牌，其左邻放入切牌卡。
call-shuffle-dealers = 荷官与助理荷官洗牌。
call-shoe-passed = 牌靴转到{ $seat }号座。
call-shoe-refused = { $to ->
    [0] 无人接靴：由荷官发牌。
   *[other] { $seat }号座不接靴。{ $to }号座，您要吗？
}
call-croupier-deals = { $late ->
    [yes] 时间到：由荷官发牌。
   *[no] 荷官发牌。
}
call-commission = { $seat }号座付佣金{ $units }。
call-end-player = 庄{ points-banker }，闲{ points-player }，闲赢。
call-end-banker = 庄{ points-banker }，闲{ points-player }，庄赢。
call-end-tie = 庄{ points-banker }，闲{ points-player }，和局。押和者赢。
call-free-hand = { $count ->
    [1] 本局不下注，下一局开始下注。
   *[other] 本局不下注，还有{ $count }局。
}

why-natural = 两张牌闲{ $player }点、庄{ $banker }点：有8点或9点，本局结束，双方不补牌。
why-player-draws = 闲{ $player }点：0至5点，闲补牌。
why-player-stands = 闲{ $player }点：6、7点，闲停牌。
why-banker-draws = 闲停牌，庄{ $banker }点：0至5点，庄补牌。
why-banker-stands = 闲停牌，庄{ $banker }点：6、7点，庄停牌。
why-banker-draws-given = { $banker ->
    [3] 庄3点，闲补得{ $given }：3点时，除8以外庄都补牌。
    [4] 庄4点，闲补得{ $given }：4点时，对2至7庄补牌。
    [5] 庄5点，闲补得{ $given }：5点时，对4至7庄补牌。
    [6] 庄6点，闲补得{ $given }：6点时，对6、7庄补牌。
   *[other] 庄{ $banker }点：0至2点，庄总是补牌。
}
why-banker-stands-given = { $banker ->
    [3] 庄3点，闲补得{ $given }：3点时，只对8庄停牌。
    [4] 庄4点，闲补得{ $given }：4点时，只对2至7庄补牌。
    [5] 庄5点，闲补得{ $given }：5点时，只对4至7庄补牌。
    [6] 庄6点，闲补得{ $given }：6点时，只对6、7庄补牌。
   *[other] 庄{ $banker }点：7点，庄总是停牌。
}
why-result-player = 闲{ $player }点胜庄{ $banker }点。
why-result-banker = 庄{ $banker }点胜闲{ $player }点。
why-result-tie = { $player }点对{ $banker }点，和局：押闲和押庄的注码不动。
why-barred-banker = 本桌此牌不赔：押庄的不赔也不输，注码留在原处。
why-barred-player = 本桌此牌不赔：押闲的不赔也不输，注码留在原处。
