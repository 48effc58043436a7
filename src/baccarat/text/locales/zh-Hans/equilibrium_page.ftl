# 最佳打法图页的文字。按需载入。

equilibrium-title = 均衡
equilibrium-intro = 铁路百家乐与双门百家乐是由玩家作决定的百家乐。这些图展示偏离者都得不到好处的打法，已精确求解。这不是取胜之道：照此打，各方不会输得比必然的更多。
equilibrium-tables = 谁补牌，何时补
equilibrium-tables-about = 六副牌的铁路百家乐，不抽水：闲家5点可选，庄家总可选，双方都按点数行事。有两个决定是混合的，应交给随机：闲家的5点，以及闲家停牌时庄家的6点。其余都只有一个正确答案。
equilibrium-tables-alt = 两张圆点与圆圈的表：闲家每个点数，以及庄家每个点数对每张发出的牌，应补牌还是停牌。
equilibrium-packs = 副数的影响
equilibrium-packs-about = 牌的副数越少，一局对闲家的代价越大，按自己的牌面行事也越重要。双方都这样时闲家输得最少，只有庄家这样时输得最多。
equilibrium-packs-alt = 三条上升的线，在放回发牌处相交。
equilibrium-theta = 双门百家乐，按注码分布
equilibrium-theta-about = 双门百家乐中，庄家一手对两手，按注码较大的一门行事。两门注码相同时庄家赢得最少；注码小的一门几乎不输。放回发牌，各门各自打。
equilibrium-theta-alt = 庄家的线在中间下凹；右门与左门随各自注码份额增加而下降，在一半处相交。
equilibrium-sides = 双门百家乐：一手对两手
equilibrium-sides-about = 两门各占一半注码，放回发牌，各门各自打。庄家每个点数一张表：纵向为右门补得的牌，横向为左门补得的牌。2点或以下庄家总是补牌，7点从不；4、5点要两张牌合起来看，那里出错代价最小。有一个决定交给随机：两门都停牌时的6点。
equilibrium-sides-alt = 八张圆点与圆圈的表：庄家每个点数，按右门与左门补得的牌，应补牌还是停牌。
equilibrium-more = “baccarat solve”可为其他规则、牌靴与抽水画出这些图。
