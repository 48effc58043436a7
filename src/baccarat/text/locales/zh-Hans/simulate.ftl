### 牌靴模拟的文字。

simulate-title = { $preset }：{ $shoes }靴{ $coups }局，种子{ $seed }
simulate-interrupted = 已中断：以下是目前的结果。
simulate-mean = 平均
simulate-se = 标准误差
simulate-interval = 99%区间
simulate-exact = 精确值
simulate-distance = 距离
simulate-how = 平均值按每押1单位计，“精确值”为整靴的一局，距离以标准误差计。内核{ $kernel }，每秒{ $millions }百万局。
simulate-rate = { $millions }百万局/秒
simulate-played = { $strategy }：{ $sessions }场，金额以牌桌最低注码为单位
simulate-per-unit = 每押1单位的收益
simulate-per-coup = 每局收益
simulate-per-shoe = 每靴收益
simulate-result = 一场的结果
simulate-ruin = 破产场次比例
simulate-drawdown = 一场的最大回撤
simulate-results-after = { $coups }局后的结果
simulate-drawdowns = 最大回撤
simulate-streaks = 一场中的最长连串
simulate-streak-wins = 连赢注数
simulate-streak-losses = 连输注数
simulate-runs = 每靴不短于各长度的连串数
simulate-sessions = 场数

error-only-punto = `baccarat simulate`只打百家乐，请选择{ $known }；{ $name }是另一种玩法。
error-cut-too-deep = 尾卡后有{ $value }张牌，就没有牌可发了：--cut最多为{ $most }。
error-cut-too-shallow = 最后一局需要尾卡后面的牌，因此--cut至少为{ $least }，不能是{ $value }。
error-bad-cut = --cut的值是尾卡后面的张数，不能是“{ $value }”。
error-bad-burn = --burn的值是0至52的数字、none或first，不能是“{ $value }”。
error-bad-until = --until的值是大于0的标准误差，如se=1e-5，不能是“{ $value }”。
error-unknown-kernel = 没有内核“{ $name }”；可用的有auto、{ $known }。
error-values-only = 注“{ $name }”需要牌面与花色，但这里只按点数计。
error-third-cards = 注“{ $name }”取决于两张牌的点数或第三张牌，这些不作模拟；`baccarat odds`给出其精确值。
error-unknown-strategy = 没有策略“{ $name }”；可用的有{ $known }，或您自己的module.function。
error-bad-argument = 策略“{ $name }”没有参数“{ $value }”。
error-needs-numba = 这需要numba，但尚未安装：请安装带扩展的软件包baccarat[lab]。
error-only-cards = 策略须用内核cards，不能用“{ $name }”。
error-bad-session = 一场以整局计，从1起，结果记在其中的某局，不能是“{ $value }”。
error-bad-bankroll = --bankroll的值是1以上的数字，或inf，不能是“{ $value }”。
error-bad-checkpoint = { $path }不是模拟的检查点。
error-other-checkpoint = { $path }是另一组设置的模拟检查点；请用相同设置，或换一个文件。
error-rows-kind = 结果写成.csv或.parquet，不能写到“{ $path }”。
error-no-parquet = .parquet需要pyarrow或polars，两者都未安装；请把文件名改为.csv。
error-report-kind = 报告是.html，不能是“{ $path }”。
error-no-place = 无法写入{ $path }：它是文件夹，或其文件夹不存在。
