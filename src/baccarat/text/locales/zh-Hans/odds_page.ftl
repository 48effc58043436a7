lab-title = 胜算
lab-intro = 任意牌靴下每种注的价值。分享网址即可分享这个问题。
lab-outcomes = 谁赢
lab-shoe = 玩法与牌靴
lab-packs = 副数
lab-gone = 已取出的牌
lab-gone-how = 按点数；10和J、Q、K算0。
lab-worth = 已取出的{ $worth }点牌
lab-cards = 单独取出的牌
lab-cards-how = 按牌面与花色，押对子的注才有价格。
lab-suit = 花色
lab-take = 取出{ $card }
lab-put-back = 放回{ $card }（已取{ $times }）
lab-full = 整靴
lab-trade = 所有常见的注
lab-bet = 注
lab-hit = 胜率
lab-sd = 标准差
lab-commission = 折合佣金
lab-ranks = 以下各注需要牌面，只按点数取牌时没有价格：{ $bets }。
lab-how = 每个数字都是精确值，遍历所有牌序得出；点击一种注可看其分数。赌场优势是一注预期的损失；绿色对您有利。
lab-edge = 赌场优势

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

advisor-name = 顾问
advisor-show = 问顾问怎么做
advisor-hide = 收起顾问
advisor-draw = 补牌
advisor-stand = 停牌
advisor-fares = 赢{ $won }，和{ $tied }，输{ $lost }
advisor-why-strict = 面对打得最好的对手，{ $better ->
    [draw] 补牌
   *[stand] 停牌
}更好：另一选择每押1筹码白送{ $cost }。
advisor-why-mixed = 两者价值相同。按各自的频率随机选择，别人猜您的牌也得不到好处。
advisor-why-indifferent = 两者对您价值相同：随意选择。
advisor-cards = { $exact ->
    [yes] 精确，依据
   *[no] 极为接近，依据
}您的座位所见、本局之前剩下的{ $cards ->
   *[other] { $cards }张牌
}。
advisor-outlook = 若各方都打得最好，平均一注或banco得其金额的{ $ponte }，庄家得对赌注码的{ $bank }。
advisor-outlook-sides = 若各方都打得最好，平均右门一注得其金额的{ $right }，左门得{ $left }，庄家得全部注码的{ $bank }。
advisor-brief = 每单位：一注或banco { $ponte }，庄家{ $bank }
advisor-brief-sides = 每单位：右门{ $right }，左门{ $left }，庄家{ $bank }
advisor-rough = 粗略：按整靴的解。现有的牌还在求解。
advisor-brief-rough = （整靴）
advisor-outlook-rough = 此为整靴的数值；现有的牌还在求解。
advisor-computing = 顾问还在计算。
advisor-forced = 这手牌由规则决定，无需权衡。
advisor-unsolved = 这个决定还没有人解出：顾问无话可说。
advisor-silent = 顾问没有回应。
