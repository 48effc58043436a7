simulate-title = { $preset }：{ $shoes }靴{ $coups }局，种子{ $seed }
simulate-interrupted = 已中断：以下是目前的结果。
simulate-mean = 平均
simulate-se = 标准误差
simulate-interval = 99%区间
simulate-exact = 精确值
simulate-distance = 距离
simulate-how = 平均值按每押1单位计，“精确值”为整靴的一局，距离以标准误差计。内核{ $kernel }，{ $rate }。
simulate-millions-per-second = { $rate }百万局/秒
simulate-coups-per-second = { $rate }局/秒
simulate-played = { $strategy }：{ $sessions }场，金额以牌桌最低注码为单位
simulate-per-unit = 每押1单位的收益
simulate-per-coup = 每局收益
simulate-per-shoe = 每靴收益
simulate-result = 一场的结果
simulate-sd = 一场结果的标准差
simulate-ruin = 破产场次比例
simulate-drawdown = 一场的最大回撤
simulate-deepest = 各场中的最大回撤
simulate-too-few-sessions = { $sessions ->
    [0] 没有结束的场次
   *[other] 场次太少：{ $sessions }
}
simulate-too-few-weigh = 场次太少：{ $sessions }场，只相当于{ $weight }场风险相同的
simulate-all-alike = { $sessions }场结果全部相同
simulate-nothing-staked = 没有下注
simulate-bounds-most = { $sessions }场中{ $count }场，95 %置信下至多{ $high }
simulate-bounds-least = { $sessions }场中{ $count }场，95 %置信下至少{ $low }
simulate-bounds-both = { $sessions }场中{ $count }场，95 %置信下{ $low }至{ $high }
simulate-no-session = 没有场次进行到这里。
simulate-blanks = “–”表示样本太小。误差需要{ $least }个不是最常见的结果，或{ $least }靴下注大致相等的牌。
simulate-quantiles = 各场结果的分位数
simulate-coups = 局数
simulate-results-after = { $coups }局后的结果
simulate-drawdowns = 最大回撤
simulate-streaks = 一场中的最长连串
simulate-streak-wins = 连赢注数
simulate-streak-losses = 连输注数
simulate-runs = 每靴不短于各长度的连串数
simulate-sessions = 场数
simulate-values = 一局的价值，按与庄家对押的每单位注码计
simulate-side-ponte = 闲家
simulate-side-right = 右门
simulate-side-left = 左门
simulate-side-bank = 庄家
simulate-side-house = 赌场
simulate-bank-player = 赢
simulate-bank-banker = 输
simulate-bank-tie = 和
simulate-roles = 各角色的收益，以最低banco为单位（每任庄局数：{ $mean }）
simulate-role-ponte = 闲家
simulate-role-bank = 庄家
simulate-role-house = 赌场
simulate-seats = 各座每靴的收益，以最低banco为单位
simulate-seat = 座位
simulate-seat-all = 合计
simulate-seat-ponte = 作闲家
simulate-seat-bank = 作庄家
simulate-seat-unit = 作闲家，每押1单位
simulate-how-bank = 庄家的收益已扣抽水。“精确值”为整靴的一局，各手打法相同，距离以标准误差计。内核{ $kernel }，每秒{ $rate }局。

error-cut-too-deep = 尾卡后有{ $value }张牌，就没有牌可发了：--cut最多为{ $most }。
error-cut-too-shallow = 最后一局需要尾卡后面的牌，因此--cut至少为{ $least }，不能是{ $value }。
error-bad-cut = --cut的值是尾卡后面的张数，不能是“{ $value }”。
error-bad-burn = --burn的值是0至52的数字、none或first，不能是“{ $value }”。
error-bad-until = --until的值是大于0的标准误差，如se=1e-5，不能是“{ $value }”。
error-unknown-kernel = 没有内核“{ $name }”；可用的有auto、{ $known }。
error-values-only = 注“{ $name }”取决于牌面、花色、两张牌的点数或第三张牌，但这里只计最终点数与张数。
error-whole-coup = 注“{ $name }”要看一局的每张牌，只有内核“reference”能做到，策略不行。
error-unknown-strategy = 没有策略“{ $name }”；可用的有{ $known }，或您自己的module.function。
error-bad-argument = 策略“{ $name }”没有参数“{ $value }”。
error-argument-range = 策略“{ $name }”的{ $argument }须在{ $least }到{ $most }之间，不能是{ $value }。
error-needs-numba = 这需要numba，但尚未安装。安装命令：pip install 'baccarat[lab]'
error-only-cards = 策略须用内核cards，不能用“{ $name }”。
error-bad-session = 一场以整局计，从1起，结果记在其中的某局，不能是“{ $value }”。
error-bad-bankroll = --bankroll的值是1以上的数字，或inf，不能是“{ $value }”。
error-no-sessions = 只有百家乐的策略才分场，--by-session须与--strategy同用。
error-rows-and-checkpoint = 逐靴和逐场的行不能从进度文件继续；请在不用--checkpoint时给出--by-shoe和--by-session。
error-bad-checkpoint = { $path }不是模拟的检查点。
error-other-checkpoint = { $path }是另一组设置的模拟检查点；请用相同设置，或换一个文件。
error-no-cluster = “{ $address }”没有Dask集群回应；地址形如tcp://host:8786。
error-no-workers = “{ $address }”的集群没有worker，因此无人来打。
error-cluster-lost = “{ $address }”的集群已断开；{ $saved ->
    [yes] 目前的结果在{ $path }中，用同一命令可从中继续
   *[no] 若给了--checkpoint 文件，目前的结果就会保存下来
}。
error-workers-lost = “{ $address }”的集群有几个worker在打同样的靴时退出，可能是内存不足；{ $saved ->
    [yes] 目前的结果在{ $path }中
   *[no] 若给了--checkpoint 文件，目前的结果就会保存下来
}。
error-worker-lacks = “{ $address }”的集群有worker缺少模块{ $name }；请在那里安装与这里相同的软件。
error-worker-version = “{ $address }”的集群有worker的baccarat版本是{ $found }，而这里是{ $own }；两者必须相同。
error-unknown-hands = { $game ->
    [chemin] 铁路百家乐
   *[banque] 双门百家乐
}没有策略“{ $name }”；可用的有{ $known }。
error-unknown-function = 没有函数“{ $name }”；您自己的策略是本文件夹中某个文件里的函数，写作“文件.函数”。
error-bad-answer = 您的策略“{ $name }”对问题“{ $asks }”的回答{ $value }不是有效的回答。
error-faulty-function = 您的策略“{ $name }”出错：{ $value }。
error-other-strategy = “{ $name }”不是{ $game ->
    [chemin] 铁路百家乐
   *[banque] 双门百家乐
}的策略；请给BankStrategy或其名称。
error-bad-point = “{ $value }”不是{ $side }在此玩法中的决定及其0至1的概率。
error-unknown-rule = 没有可更改的规则“{ $name }”；可用的有{ $known }。
error-bad-rule = 此玩法的规则“{ $name }”不能是“{ $value }”；可用的值：{ $known }。
error-rule-conflict = 此玩法的规则“{ $name }”与其他规则不符，不能是“{ $value }”。
error-rules-conflict = 在“{ $others }”时，此玩法的规则“{ $name }”不能是“{ $value }”。
error-bad-seats = 一桌有{ $least }至{ $most }名玩家，不能是{ $value }。
error-bad-bystanders = 一桌有0至{ $most }名站客，不能是{ $value }。
error-no-seat = { $most }名玩家的桌上没有{ $value }号座。
error-bad-player = --player须为座位及其策略，如2=custom，不能是“{ $value }”。
error-only-table = { $kernel ->
    [hands] 内核hands只打手牌，因此--{ $name }须用内核traced或table。
   *[traced] 内核traced只认有名称的策略和容得下的金额，因此--{ $name }须用内核table。
}
error-other-option = --{ $name }在{ $game }中没有意义。
error-rows-kind = 结果写成.csv或.parquet，不能写到“{ $path }”。
error-each-kind = 逐靴和逐场的行写成.csv、.jsonl或.parquet，不能写到“{ $path }”。
error-no-parquet = .parquet需要pyarrow或polars，两者都未安装；请把文件名改为.csv。
error-report-kind = 报告是.html，不能是“{ $path }”。
error-no-place = 无法写入{ $path }：它是文件夹，或其文件夹不存在。

removal-title = { $bet }，{ $packs }副牌：优势{ $edge }
removal-card = 移除的牌
removal-effect = 增益
removal-linear = 按比例
removal-correlation = 相关系数
removal-how = 精确值。增益是移除该牌后一注期望值的增加；整数是该范围内最佳的平衡算牌值。

count-tags = 算牌值
count-fit = 相关系数{ $correlation }；{ $way ->
    [running] 从{ $start }起算，流水数达到{ $threshold }时下注
    [shoe] 按靴中剩余副数的真数达到{ $threshold }时下注
    [none] 没有可获利的真数
   *[unseen] 按未见副数的真数达到{ $threshold }时下注
}
count-own = 用这些算牌值，每靴
count-best = 用每局前的精确优势，每靴
count-cut = 尾卡
count-coups = 局数
count-bets = 下注数
count-advantage = 优势
count-profit = 盈利
count-error = 误差
count-how = 由{ $shoes }靴随机牌得出；每注按其精确期望计。尾卡以距靴尾的张数表示，盈利以每注的注码单位表示。

result-name = 结果
result-question = 问题
result-command = 命令
result-seconds = 秒
result-question-banque = 注码在两门之间的每种分配下，双门百家乐有哪些解？
result-question-correlation = 双门百家乐中，右门与左门合分输赢能多得多少，按共同计划又能多得多少？
result-question-counting = 算牌者在每种投注上能赢多少？
result-question-history = 按惯例玩铁路百家乐的一方让出多少？
result-question-law = 与书中每种玩法的形式相比，法规改变了什么？
result-question-passing = 铁路百家乐的庄家何时应让庄，又应投入多少？
result-question-stop-card = 尾卡如何改变一靴结果的均值和离散程度？
result-question-through-the-shoe = 铁路百家乐的价值在一靴牌中如何变化，算牌又能赢多少？
result-question-uniqueness = 双方都看到自己的牌时，哪些抽水率使铁路百家乐有不止一个均衡？
