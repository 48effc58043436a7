### 牌桌规则的出处

sources-title = 这些规则的出处
sources-second-hand = 转引
sources-choice = 赌场的选择
sources-house = 赌场自定
sources-ours = 本项目
sources-missing = 未遵守
