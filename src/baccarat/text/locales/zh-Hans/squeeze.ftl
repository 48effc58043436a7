# 翻开之前自己眯的牌。
squeeze-title = { $side }：轮到您看牌
squeeze-how = 从任一边或角掀起牌，也可用方向键。松手则放回。
squeeze-finger = 用手指从任一边或角掀起牌。松手则放回。
squeeze-pattern = 花纹牌背
squeeze-turn = 翻开
squeeze-card = { $side }第{ $at }张牌，牌面朝下
squeeze-bent = 掀起{ $percent }%
squeeze-turned = 已翻开
squeeze-watched = { $name }正在看{ $side }的牌
reactions = 表情
reaction-luck = 祝你好运
reaction-wow = 哇！
reaction-bravo = 好极了
reaction-laugh = 哈哈
reaction-pity = 真可惜
turns-who = 由谁开牌
turns-croupier = 荷官开牌
turns-corner = 掀起一角
turns-me = 我来眯牌

# 新来者在最初几局之后会被询问一次。
offer-figures = 要在牌角显示点数吗？
offer-figures-yes = 显示点数
offer-sound = 想听到发牌和筹码的声音吗？
offer-sound-yes = 打开声音
offer-squeeze = 您可以自己眯牌，想多慢都行。
offer-squeeze-yes = 我来眯牌
offer-no = 不用了
