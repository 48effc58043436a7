# 一靴牌图片的用语，供玩家保存和分享。需要时加载。
picture-save = 保存图片
picture-busy = 正在绘制图片…
picture-shoe = { $game } · 第{ $shoe }靴 · { $coups }局
picture-luck = 运气
picture-biggest = 最大一局赢额
picture-longest = 最长连胜
picture-counts = 各方赢局
picture-legend = 实线：实际。虚线：期望。
picture-root = 首张牌前已封印：{ $root }
picture-unsealed = 未封印
picture-of = 第{ $shoe }靴
picture-coups = { $coups }局
