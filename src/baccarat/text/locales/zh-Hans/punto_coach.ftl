# 百家乐教练的话：要点、怎么做、为什么。

## 要点
coach-punto-bets = 闲、庄、和
coach-punto-bets-text = 发两手牌，名为闲和庄。这只是名称：哪一手都不属于您，也不属于赌场。发牌之前，您押哪一手赢，或押和局。
coach-punto-own = 您的注码
coach-punto-own-text = 押中就赔付，本金一并退回。押不中归赌场。您要决定的，只是筹码押在哪里、押多少。
coach-punto-points = 以九为大
coach-punto-points-text = A算一点，10和J、Q、K算零点，其余按牌面。总和只取个位：七加八是五点。更接近九点的一手赢。
coach-punto-natural = 例牌
coach-punto-natural-text = 两张牌八点或九点就是例牌。本局立即结束，两边都不补牌。
coach-punto-third = 第三张牌
coach-punto-third-text = 谁都不用选择。闲0至5点补牌。庄按固定的表补牌，要看闲的第三张牌。按Y可看每张牌的由来。
coach-punto-tie = 和局
coach-punto-tie-text = 两手点数相同。押闲和押庄的不输不赢。押和赔{ $odds }，大约十局出一次。
coach-punto-commission = 佣金
coach-punto-commission-text = 庄最后补牌，赢的机会略大。因此押庄赢了，赌场从赢注中抽{ $percent }%。
coach-punto-even = 一赔一
coach-punto-barred-text = 庄最后补牌，赢的机会略大。这里免佣，但庄以{ $cards }张牌{ $total }点赢时不赔，押庄的注码保留。
coach-punto-half-text = 庄最后补牌，赢的机会略大。这里免佣，但庄以{ $total }点赢时只赔{ $odds }。
coach-punto-edge = 每种注的代价
coach-punto-edge-text = 每一注，赌场平均留下：庄{ $banker }，闲{ $player }，和{ $tie }。怎样下注都改变不了。
coach-punto-roads = 路单
coach-punto-roads-text = 路单记录本靴已出的结果。每一串连赢为一列：图中闲连赢两次，庄连赢三次，中间一次和局用绿色斜线表示，然后闲赢一次。记路很有趣，但预测不了什么：下一局并不知道之前发生过什么。

## 怎么做，为什么
coach-punto-stake = { $amount }押{ $bet }
coach-punto-why-stake = 主注之中，{ $bet }代价最小。
coach-punto-why-deal = 注码已下，看看出什么牌。
