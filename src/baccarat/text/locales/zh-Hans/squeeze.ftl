# 翻开之前自己眯的牌。
squeeze-title = { $side }：轮到您看牌
squeeze-how = 从任一边或角掀起牌，也可用方向键。松手则放回。
squeeze-turn = 翻开
squeeze-card = { $side }第{ $at }张牌，牌面朝下
squeeze-bent = 掀起{ $percent }%
squeeze-turned = 已翻开
