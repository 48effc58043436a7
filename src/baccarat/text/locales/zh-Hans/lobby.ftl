# 大厅牌桌、查找牌桌以及并排显示多张牌桌的用语。需要时加载。
my-play = 我的战绩
lobby-search = 牌桌、玩法或玩家
lobby-filters = { $count ->
    [0] 筛选
   *[other] 筛选（{ $count }）
  }
lobby-found = { $count ->
    [0] 没有显示牌桌
   *[other] 显示{ $count }张牌桌
  }
tile-coup = 第{ $coup }局
tile-last = 上一局：{ $hands }
tile-nobody = 无人入座
tile-away = 暂离：{ $names }
tile-bots = { $count }位电脑玩家

## 多张牌桌
beside = 并排显示
beside-add = 将{ $name }与其他牌桌并排显示
beside-chosen = 已选{ $count }张牌桌，最多{ $most }张。
beside-none = 清除
beside-open = 并排打开
beside-more = 添加牌桌
beside-less = 移除{ $name }
beside-here = 声音和键盘在此桌
beside-use = 使用此桌
beside-empty = 尚未选择牌桌。请在大厅中选择。

## 选择玩法
game-rules = 规则

## The list of tables
rooms = 已开的牌桌
no-rooms = 还没有开桌。请开第一张。
no-rooms-so = 没有符合的牌桌。请换限额，或开一张。
lobby-seats = { $free ->
    [0] 已满
   *[other] { $free }个空位
  }
lobby-paused = 已暂停
lobby-private = 仅限受邀
lobby-out-of-order = 故障
lobby-no-name = 牌桌
aside-damaged = 本桌保存的数据已损坏。
aside-settings = 无法读取本桌的设置。
aside-log = 无法读取本桌保存的数据。
aside-faults = 本桌多次保存失败。
lobby-looking = { $count ->
    [0] 无人在场
   *[other] { $count }人在场
  }
lobby-road = { $name }的最近牌局
lobby-road-sides = { $name }的最近牌局：先右门，后左门
lobby-road-choice = 上方显示的路单
lobby-no-road = 新靴
lobby-pace = 发牌：{ $pace }
lobby-filter = 显示
lobby-any-game = 所有玩法
lobby-any-limit = 不限注码
lobby-least = 最低注码不超过{ $amount }
lobby-free-only = 只看有空位的
lobby-watch = 旁观
lobby-watch-room = 旁观{ $name }
lobby-sit = 入座
lobby-sit-room = 在{ $name }入座
lobby-own = 您在“{ $name }”的座位：{ $count ->
   *[other] { $amount }筹码
}
lobby-own-seats = 您的座位
lobby-back = 回到您的座位
lobby-back-room = 回到您在“{ $name }”的座位
tile-offer-advisor = 顾问
tile-offer-odds = 实时胜算
tile-offer-squeeze = 眯牌
tile-offer-players-deal = 玩家发牌
tile-offer-side-bets = 边注
tile-offer-free-draw = 自由补牌
