# 胜算页的文字。按需载入。

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
