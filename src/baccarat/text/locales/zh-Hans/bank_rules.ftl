# 所有玩家坐庄的牌桌共用的规则文字。

bk-rules-no-tax = 赌场不抽水。
bk-rules-whole-chips = 只用整数筹码：抽水向上取整。
bk-rules-calls-title = 叫注
bk-rules-calls-all = 下注之前人人可叫注，由强到弱：banco solo，全部庄本；banco à deux，两人各一半；banco avec la table，一半，其余由全桌押；et la table marche，一半及全桌留下的部分。
bk-rules-calls-banco = 下注之前人人可叫banco：独押全部庄本。
bk-rules-suivi = 叫下全部庄本而输的玩家，下一局可先于所有人再叫：suivi。
bk-rules-prime = 叫注相同则按优先次序：离庄家右边最近的座在前。
bk-rules-raise = 注码多于庄本时，庄家可以加。
bk-rules-values = A算一点，2至9按牌面，10和J、Q、K算零点。总和只取个位。
bk-rules-has = 庄家点数
bk-rules-draws = 发给闲家此牌则补
bk-rules-always = 总是
bk-rules-never = 从不
bk-rules-stood = 或闲家停牌
bk-rules-may = 发{ $given }后可选
bk-rules-tie-back-called = 和局（en cartes）：注码退回，重新叫注。
bk-rules-tie-back = 和局（en cartes）：注码退回。
bk-rules-tie-stand-called = 和局（en cartes）：注码与叫注保留到下一局。
bk-rules-tie-stand = 和局（en cartes）：注码保留到下一局。
bk-rules-auction = 若无人接，则竞庄。
bk-rules-shuffle-croupier = 荷官洗牌。
bk-rules-shuffle-everyone = 荷官洗牌，各玩家依次洗牌，最后荷官再洗。
bk-rules-cut-neighbour = 荷官左邻切牌。
bk-rules-cut-croupier = 荷官切牌。
