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
game-about-punto = 押闲或押庄。补牌全按规则，无需先学。
game-about-chemin = 一位玩家坐庄，其他人与其对赌。庄位依次轮转。
game-about-banque = 一位庄家同时对两门牌，庄本未尽便一直坐庄。
game-rules = 规则
