### 路单的名称。

roads = 路单
# The language of the five names below.
roads-language = zh-Hans
big-road = 大路
bead-plate = 珠盘路
big-eye-boy = 大眼仔路
small-road = 小路
cockroach-road = 曱甴路
roads-predict-nothing = 路单只记录已出的结果，预测不了什么。
roads-test = 证明这一点的检验
derived-roads = 由大路推出的下三路
derived-road-label = { $red }红，{ $blue }蓝
road-next = 下一局若{ $side }赢
road-red = 红
road-blue = 蓝
road-none = 暂无
road-naturals = 例牌{ $many }
road-pairs = { $side }对{ $many }
road-legend = 怎样看路
road-legend-big = 每一串连赢为一列；赢后出和画斜线，多次和局加数字；金色是例牌；圆点是对子，左上为庄对，右下为闲对。
road-legend-derived = 把大路与它自身前一、二、三列相比：有规律为红，没有则为蓝。颜色与庄闲输赢无关。
