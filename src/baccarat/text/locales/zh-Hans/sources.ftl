### 牌桌规则的出处

sources-title = 这些规则的出处
sources-second-hand = 转引
sources-choice = 赌场的选择
sources-house = 赌场自定
sources-ours = 本项目
sources-letters = S0至S3是我们所依据的说明：S0涵盖所有玩法，S1是一家赌场的百家乐规则，S2是一款旧电脑游戏，S3详述铁路百家乐与双门百家乐。
sources-missing = 未遵守
