# 铁路百家乐教练的话：要点、怎么做、为什么。

## 要点
coach-bank = 坐庄与牌靴
coach-bank-text = 一位玩家坐庄，从牌靴发牌，与其他所有人对赌。打两手牌，更接近九点的赢。
coach-offered = 轮到谁坐庄
coach-offered-text = 牌靴向右轮转。下一位玩家可以开庄，也可以不要，没人介意。
coach-putup = 您坐庄
coach-putup-text = 现在您与全桌对赌。赢了，注码归入庄本；输了，牌靴轮走。最多输掉庄本，不会更多。
coach-putup-decided-text = 现在您与全桌对赌一局，分出胜负为止。之后庄本付给您，牌靴轮走。最多输掉庄本，不会更多。
coach-putup-never-text = 现在您与全桌对赌，直到爆庄或您离开。最多输掉庄本，不会更多。
coach-stakes = 注码与闲家
coach-stakes-text = 注码按优先次序计算，直到押满庄本，其余退回。注码最大者代表所有人打这手牌，他就是闲家。
coach-stakes-left-text = 按优先次序逐一询问，各人押剩余的庄本。注码最大者代表所有人打这手牌，他就是闲家。
coach-garage = 入库
coach-garage-text = 无人受注的部分搁置一旁：au garage，或au chocolat。它不担风险，仍属庄家。
coach-natural = 八点与九点
coach-natural-text = 两张牌八点或九点立即亮牌：la petite、la grande。另一手也亮牌，双方不补牌。
coach-tableau = 庄家的补牌表
coach-tableau-text = 庄家看过发给闲家的牌之后，最后决定。补牌表必须遵守，只有3点而发出9、5点而发出4时可选。
coach-tableau-computer-text = 庄家看过发给闲家的牌之后，最后决定。补牌表必须遵守，只有3点而发出9时可选。
coach-tableau-free-text = 庄家看过发给闲家的牌之后，最后决定，总可自由选择。惯例是按补牌表。
coach-tax = 抽水
coach-tax-text = 庄家每次赢，赌场抽{ $tax }%；闲家赢则不抽。
coach-tie = 和局
coach-tie-text = 点数相同，不分胜负，称为en cartes。注码退回，庄本不变，重新叫注。
coach-tie-stand-text = 点数相同，不分胜负，称为en cartes。庄本、注码与叫注保留到下一局。
coach-choice = 守庄还是让庄
coach-choice-text = 赢了之后，庄家可以守庄，或说“La main passe”取出全部。守庄期间不取出任何筹码。
coach-choice-any-text = 两局之间，庄家可以守庄，或说“La main passe”取出全部。守庄期间不取出任何筹码。
coach-auction = 竞庄
coach-auction-text = 无人接续庄，因此竞庄。出价最高者开庄，出价相同按优先次序。

## 我会怎么做，为什么
coach-why-solo = 相比您的筹码，庄本很小。全部叫下，这手牌就由您来打。
coach-why-hand = 您还没有打过一手牌。这样也许轮到您：押得最多的人打。
coach-why-no-bid = 还会有别的庄。不必为这个出价。
coach-why-no-suite = 滚大的庄本很贵。您的机会会来的。
coach-why-hold = 赢一次是个开头，您冒险的大多是赢来的。
coach-why-hold-first = 还没有赢过。再给它一局。
coach-why-tableau = 按您的点数和发出的牌，补牌表就是这样规定。
coach-why-volonte = 这里您可自由选择。两者价值几乎相同，多数人补牌。
coach-why-usage = 这里您可自由选择。惯例是按补牌表。
