# 访客进桌之前在门口看到的话。
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
