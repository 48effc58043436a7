board-open = 全屏看板
board-close = 返回牌桌
board-fill = 全屏显示
board-late = 延迟{ $seconds }秒
board-late-coups = 延迟{ $coups }局
board-bank = 庄资：{ $amount }
board-staked = 已下注：{ $amount }
odds-bar = 当前胜算：闲{ $player }，和{ $tie }，庄{ $banker }
odds-swing = { $outcome } { $points }个百分点
touch-run = { $outcome }：{ $wins }连
touch-broken = 爆庄
odds-bar-side = { $side }此刻：胜{ $player }，和{ $tie }，负{ $banker }
card-turned = { $side }：{ $card }

door-invited = { $host }邀请您上桌
door-table-of = { $host }的牌桌
door-house = 赌场牌桌
door-called = 桌名：“{ $name }”。
door-limits = { $preset }，注码{ $minimum }至{ $maximum }。
door-limits-open = { $preset }，{ $minimum }起。
door-played = { $game ->
    [punto] 您押闲、庄或和，补牌由固定规则决定。
    [chemin] 玩家轮流坐庄，其他人与庄对赌。
    [banque] 一位庄家同时对两手牌，牌桌两边各一手。
   *[other] {""}
  }
door-seats = { $free ->
    [0] 目前没有空位，您可以旁观。
   *[other] 有{ $free }个空位。
  }
door-chips = 这里的筹码都是游戏筹码：不花钱，也不值钱。
door-watch = 旁观
door-left = 您在这里已没有座位，筹码已退回您的账户。
door-again = 携{ $amount }再次入座
door-just-watch = 只旁观

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

offer-figures = 要在牌角显示点数吗？
offer-figures-yes = 显示点数
offer-sound = 想听到发牌和筹码的声音吗？
offer-sound-yes = 打开声音
offer-squeeze = 您可以自己眯牌，想多慢都行。
offer-squeeze-yes = 我来眯牌
offer-no = 不用了

patterns = 已存注码
patterns-how = 先在台面上下好注，再在这里保存。注码只存于本浏览器。
pattern = 组合{ $number }
pattern-none = 还没有保存。
pattern-lay = 照此下注
pattern-save = 保存台面上的注码
again = 重复下注并发牌

holds-asked = { $seat }号座，您掌靴，发牌吗？
turns-asked = { $seat }号座开{ $side ->
    [player] { side-player }
   *[banker] { side-banker }
}的牌。
holds-deal = 发牌
holds-croupier = 请荷官代发
holds-refuse = 转交牌靴
holds-you = 您掌靴
holds-you-how = 可发这一局、请荷官代发，或把牌靴转给下一座。
turns-show = 亮牌
turns-draw = “Carte, s’il vous plaît”
turns-stand = “Non, Monsieur”
turns-you = 由您开{ $side }的牌
turns-you-how = 只有您看得见这些牌。请亮给全桌。
turns-bend-how = 可眯牌，也可立即亮牌。别人都还看不见。
turns-natural-how = 例牌：请亮牌。
turns-draw-how = 只有您看得见这些牌。{ $points }点，按规则须补牌。
turns-stand-how = 只有您看得见这些牌。{ $points }点，按规则须停牌。
dealer = 助理荷官
dealer-how = 计算佣金，收走输注并赔付赢注
odds-down = 牌面朝下的牌，只计入全桌都知道的信息。
