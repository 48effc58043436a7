help-usage = 用法：
help-commands = 命令
help-arguments = 参数
help-parameters = 选项
help-default = [默认：{ $value }]
help-choices = [可选：{ $values }]
help-required = [必需]
help-help = 显示本帮助并退出。
help-install-completion = 为您的shell设置自动补全：bash、zsh或fish。
help-install-completion-shell = shell；默认为运行本命令的shell。
help-install-completion-output = 脚本文件；默认为该shell的标准位置。
help-version = 显示程序版本。

help-baccarat = 百家乐家族的各种玩法：在浏览器的牌桌上打牌、发牌、回放。

help-option-bet = 注的名称。
help-option-bets = 存放自定义注的文件夹，所给的注可以在其中。
help-option-counts = 牌靴中各点数的张数：十个数字，以逗号分隔，对应点数0至9。
help-option-file = 牌谱。
help-option-json = 输出JSON对象，含精确分数。
help-option-packs = 牌靴所用牌的副数，1至26；`inf`为放回发牌。
help-option-preset = 玩法名称，见`baccarat presets`。
help-option-rule = 更改一条规则，如packs=6或tax=0；可给多次。
help-option-spreadsheet = 写成电子表格可打开的CSV，使用此小数点符号：带字节顺序标记；小数点为逗号时以分号分隔。
help-option-theta = 右门占全部注码的份额：小数或分数，如0.25或1/4。
help-option-language = 输出的语言：{ $known }。默认按系统环境。

help-play = 启动服务器，显示其地址并打开浏览器。
help-play-host = 监听的地址；0.0.0.0允许本网络的其他机器连接。
help-play-port = 监听的端口；0为任选一个空闲端口。
help-play-data = 存放房间、筹码与牌靴的文件夹，或PostgreSQL数据库的URL；默认为您自己的数据文件夹。
help-play-browser = 是否打开浏览器。
help-play-connections = 每个地址的最多连接数；0为不限。
help-play-host-name = 本机的其他名称，以逗号分隔；本机地址始终接受。
help-play-trusted-proxies = 本服务器前面的代理的地址或网络，以逗号分隔。只采信它们所报的请求来源。
help-play-root-path = 代理提供赌场所用的路径，如/baccarat；默认为根路径。
help-play-metrics = 为Prometheus提供/metrics的地址与端口，如127.0.0.1:9464；默认不提供。
help-play-log-format = 日志的格式，写到标准错误输出。
help-play-log-level = 记入日志的最低级别。默认为info；日志若为终端上的文本则为warning。
help-play-config = 含这些选项取值的TOML文件。命令行与环境变量优先。
help-play-show-config = 以TOML文件的形式显示配置及各值的来源；不启动任何东西。
help-play-history-days = 这么多天后删除已结束的牌靴，以及已无牌靴的已关闭房间；0表示保留。
help-play-guest-days = 删除这么多天未来访的客人及其筹码；0表示保留。
help-play-max-megabytes = 数据库超过此大小时拒绝新房间；0表示不限制。
help-play-operator = 管理赌场的账户的登录名，以逗号分隔，例如Anna-4821。
help-play-operator-passkey = 只允许账户有通行密钥且没有密码的经营者。
help-play-accept-loss = 把全部文件另行复制后，打开丢失了最新更改的赌场。
help-play-standby = 独占数据库：在其他服务器使用它时等待，待它们结束后接管。
help-play-peer-address = 同一数据库的其他服务器访问本服务器的HOST:PORT；端口0表示本服务器自己的端口。默认使用本服务器的主机和端口。

help-check = 核对赌场中的一切，包括已压缩的牌靴，服务器运行时也可以。
help-check-data = 存放房间、筹码与牌靴的文件夹，或PostgreSQL数据库的URL；默认为您自己的数据文件夹。

help-backup = 把赌场复制到一个文件，服务器运行时也可以。
help-backup-file = 要写入的文件，名称以.gz结尾时压缩；绝不覆盖已有的文件。
help-backup-since = 同一文件夹中较早的副本：只把此后的变更写入名称以.changes结尾的文件。恢复时两者都需要。
help-backup-data = 存放房间、筹码与牌靴的文件夹；默认为您自己的数据文件夹。

help-move = 把赌场从文件夹复制到PostgreSQL数据库，或反过来；不得有服务器正在使用它。
help-move-source = 赌场现在所在的文件夹或数据库的URL。
help-move-target = 文件夹，或空数据库的URL。

help-restore = 从完好的备份恢复赌场；该文件夹不能有服务器正在使用。
help-restore-file = `baccarat backup`写出的文件。
help-restore-data = 恢复到的文件夹；默认为您自己的数据文件夹。
help-restore-force = 覆盖文件夹中已有的内容。

help-deal = 在终端一靴接一靴地发牌；由玩家坐庄的玩法由机器人打。
help-deal-seats = 机器人的数目，用于由玩家坐庄的玩法；默认为5。
help-deal-bots = 机器人的策略：cautious、bold、by-the-book或equilibrium，也可给多个，以逗号分隔，依次分配给各座。默认为前三种混合。
help-deal-coups = 要发的局数。
help-deal-seed = 决定洗牌的数字：同一种子发出同样的牌。默认为随机。
help-deal-why = 说明每次补牌所依的规则。
help-deal-json = 每局输出一个JSON对象，各占一行。

help-presets = 列出各种玩法，或所指玩法的全部规则。
help-presets-names = 要并排显示规则的玩法。
help-presets-json = 输出JSON对象列表，含全部字段。金额以单位计，100单位为一个筹码。

help-rules = 列出一种玩法的各条规则：编号、字段、取值及出处，例如法规条文。
help-rules-against = 另一种玩法；只列出不同的字段。
help-rules-json = 输出JSON对象，含该玩法所依的法规条文。金额以单位计，100单位为一个筹码。

help-result = 列出本程序计算的研究结果，或重新计算其中一项。
help-result-name = 结果的名称，如history；不写则列出全部。
help-result-packs = 最多的副数，1至12。
help-result-out = 把table.md、figure.svg和result.json写入此文件夹，不显示表格。
help-result-checkpoint = 若已存在则从中继续、并保存进度的文件；banque和uniqueness经常保存。

help-record = 按牌把您或别人记下的每一靴写成牌谱（.bhh）。
help-record-file = 含有牌的文件，任何可识别的形式；`-`为标准输入。
help-record-out = 要写出的牌谱；不能已存在。多靴会加上编号，如shoe-1.bhh。

help-reading-format = 文件的内容，如果不要自动识别：结果、牌、数据流消息或电子牌靴的帧。
help-reading-columns = 文件的各列，如`shoe,coup,p1,b1,p2,b2,p3,b3`，或`result`、`results`（一靴）或`cards`（按发牌顺序）；`-`为其他列。
help-reading-codes = 词或数字的含义，如`1=P,2=B,3=T`。
help-reading-packs = 牌靴的副数：3至12；默认为该游戏的副数。
help-reading-burn = 第一局之前烧掉的张数；用`first`时，只有一张牌的一行就是先亮出的牌，由它决定张数。
help-reading-separator = 一行中各字段的分隔符，如果不要自动识别。
help-reading-keep-going = 把有错的局以CSV放入这个文件，而不是停在第一处错误。
help-reading-shoe = 只取这一靴，从1数起。

help-replay = 回放牌谱（.bhh），核对每张牌、每个注码和结果。
help-replay-json = 输出JSON对象。

help-verify = 核验封印牌靴的牌谱：秘密、洗牌、切牌、根、证明与赔付。
help-verify-head = 您记下的链式散列；须在这份牌谱中。
help-verify-witness = 您的浏览器用“保存我所见的”存下的文件；牌谱须与之相符。
help-verify-json = 输出JSON对象。

help-roads = 画出一靴的路单：珠盘路、大路及下三路。
help-roads-results = `B,Pn,T,Bpb`这样的结果（n为例牌，p或b为该方的对子）、牌谱，或含有结果或牌的文件；`-`为标准输入。
help-roads-side = 牌谱中有几方与庄家对打时要画的一方；默认为第一方。
help-roads-svg = 输出SVG图片。
help-roads-plot = 把各路画入此文件，按文件名为SVG或PNG。
help-roads-across = 只显示每条路的最后几列：横向有这么多大格，如同显示屏。
help-roads-text = 输出字母；这是默认。
help-roads-json = 输出JSON对象。

help-odds = 计算一种玩法中每种注的精确价值，可用整靴，也可用任何剩牌。
help-odds-packs = 牌靴所用牌的副数，1至26；默认为该玩法的副数；`inf`为放回发牌。
help-odds-cards = 列出靴中各张牌的文件，如`9h`，以空格、逗号或换行分隔；`-`为标准输入。
help-odds-removed = 整靴中缺少的牌，如`9h,Kd`。
help-odds-dealt = 本局已发到桌上的牌，按发牌顺序，如`P 9h,B Kd,P 2c`；它们仍算在靴中。
help-odds-bet = 只给这种注定价，即使该玩法不设此注；可给多次。
help-odds-bets = 存放自定义注的文件夹，也给它们定价。
help-odds-csv = 每种注输出一行CSV。

help-removal = 显示每张离靴的牌如何改变一种注，以及如何为它算牌。
help-removal-packs = 整靴牌的副数，1至26。

help-count = 显示算牌在一种注上每靴的收益，按尾卡的深度。
help-count-tags = A、2至9与十点牌各记的数，以逗号分隔；默认为绝对值不超过3的最佳平衡整数。
help-count-threshold = 算牌者下注的最低真数；默认为收益最高的真数。
help-count-divisor = 流水数除以什么：未见的副数（默认），或靴中剩余的副数（不含烧掉的牌）。
help-count-running = 不作除法的计数，写作“START:TRIGGER”：新靴从第一个数起算，达到第二个数时下注。
help-count-packs = 整靴牌的副数，1至26。
help-count-one-more = 尾卡出现后再发一局。
help-count-cut = 尾卡后面的张数；可给多次，默认为14、26、52、78和104。
help-count-shoes = 随机牌靴的数目，2至1000000。
help-count-seed = 随机牌靴的种子。
help-count-json = 输出JSON对象。

help-risk = 计算多次下注后本金的分布，以及破产的风险。
help-risk-bankroll = 起始本金，以筹码计。
help-risk-stake = 每局的注码，以筹码计；本金不够一注时停止。
help-risk-coups = 局数，每局都按整靴发牌计。
help-risk-packs = 该靴牌的副数，1至26。
help-risk-json = 输出JSON对象，含整个分布。

help-simulate = 随机打完整的牌靴，估计每种注或一种策略的收益。
help-simulate-shoes = 靴数；默认为100000，铁路百家乐与双门百家乐的整桌为1000，给了--until则不限。
help-simulate-seed = 决定每张牌的数字；默认为随机。
help-simulate-jobs = 使用的核心数；默认为全部。不影响结果。
help-simulate-cluster = 打这些靴的Dask集群的地址，如tcp://host:8786。同样不影响结果。
help-simulate-cut = 尾卡后面的张数；默认为该玩法的张数。
help-simulate-burn = 第一局之前烧掉的牌：数字、none，或first，即亮出第一张牌来决定。默认按该玩法。
help-simulate-bet = 只报告这种注，即使该玩法不设此注；可给多次。策略押第一种。
help-simulate-bets = 存放自定义注的文件夹，也报告它们。
help-simulate-until = 每种注的标准误差足够小时停止，如se=1e-5。
help-simulate-strategy = 由谁来打，如martingale或paroli:stake=2,wins=3：flat、martingale、paroli、dalembert、fibonacci、labouchere、oscars-grind、1-3-2-6、follow、against、fixed-fraction、counting、perfect、kelly，或您自己的module.function。铁路百家乐与双门百家乐：equilibrium、custom、draw或stand，如equilibrium:stake=2,pass-after=3，或您自己的。
help-simulate-session = 一场的局数，每场策略以新的本金开始；默认为1000。
help-simulate-bankroll = 一场开始时的本金，以牌桌最低注码为单位，或inf；默认为1000。铁路百家乐与双门百家乐中为每名玩家在每靴开始时的本金，以最低banco为单位，默认不限。
help-simulate-at = 在哪些局之后记录各场的结果，如100,1000。
help-simulate-kernel = lanes最快，按点数结算各注；cards发完整的牌；reference以纯Python发同样的靴。铁路百家乐与双门百家乐中，hands只打手牌，table打整桌，traced以编译代码打同样的整桌。默认为能完成所求的最快者。
help-simulate-player = 一个座位的策略，如2=custom:call=banco；可给多次。
help-simulate-seats = 铁路百家乐与双门百家乐的玩家数；默认为5。
help-simulate-bystanders = 铁路百家乐与双门百家乐的站客数；默认为0。其编号接在座位之后。
help-simulate-ponte = 闲家补牌的频率，决定的写法与solve相同，如5=1/2。
help-simulate-right = 双门百家乐中右门补牌的频率。
help-simulate-left = 双门百家乐中左门补牌的频率。
help-simulate-banker = 庄家补牌的频率，如6|S=0。
help-simulate-checkpoint = 若已存在则从中继续、并保存进度的文件。
help-simulate-by-shoe = 把每靴一行写入此文件，.csv、.jsonl或.parquet。
help-simulate-by-session = 把策略每场结束后的结果写成一行，存入此文件，格式同上。
help-simulate-out = 把结果写入此文件，.csv或.parquet。
help-simulate-report = 把带图的报告写入此文件，.html。
help-simulate-json = 输出JSON对象。

help-shoe = 显示一靴中每局之前各注的价值。
help-shoe-file = 牌谱（.bhh），或别人记下牌的文件；`-`为标准输入。
help-shoe-bets = 存放自定义注的文件夹，与牌谱中的注一并定价。
help-shoe-csv = 每局输出一行CSV。
help-shoe-plot = 把各注的优势画入此文件，按文件名为SVG或PNG。

help-study = 把许多记下的牌靴与公平的牌靴比较。
help-study-files = 一个或多个文件：牌谱（.bhh），或别人记下的结果或牌；`-`为标准输入。
help-study-bet = 研究这种注，即使该玩法不设此注；可给多次。默认为该玩法的所有注。
help-study-bets = 存放自定义注的文件夹，也研究它们。
help-study-cut = 尾卡后面的张数；给出时也检验牌靴的长度。
help-study-seed = 决定随机牌靴的数字。
help-study-json = 输出JSON对象。
help-study-out = 把每项数值写成一行，写入此文件，.csv或.parquet。
help-study-report = 把带图的报告写入此文件，.html。

help-analyse = 逐局分析一靴：胜算、选择与运气。
help-analyse-file = 牌谱（.bhh），或别人记下牌的文件；`-`为标准输入。
help-analyse-svg = 把本靴的走势画入此SVG文件。

help-solve = 求出有选择的玩法的精确最佳打法。也可用这类玩法的名称，如banque-club，其规则随之而来。

help-solve-chemin-de-fer = 求铁路百家乐中闲家与庄家的最佳打法，以及一局对各方的价值。
help-solve-chemin-de-fer-plot = 把双方的补牌表画入此文件，按文件名为SVG或PNG。
help-solve-chemin-de-fer-plot-packs = 把一至十二副牌以及放回发牌时一局的价值画入此文件；其他选项照用。
help-solve-chemin-de-fer-efg = 把博弈的扩展形式写入此文件，供Gambit或OpenSpiel读取。
help-solve-chemin-de-fer-nfg = 把博弈的策略形式写入此文件，不含被占优的决策。
help-solve-chemin-de-fer-decimals = 在这些文件中写小数（OpenSpiel需要），不写分数。

help-solve-banque = 求双门百家乐中右门、左门与庄家的最佳打法，以及一局对各方的价值。
help-solve-banque-concept = 各自打（nash），或右门与左门合对庄家：按共同计划（correlated），或只约定各自补牌的频率（independent），后者可能无解。所有手牌可自选，或左门看牌，都须用nash。
help-banque-preset = 规则名称，牌的副数、自选的决定与各门所知都取自它，除非另外给出。不给时：书中的玩法。
help-banque-ponte-free = 右门与左门只在5点时自选，还是像俱乐部那样所有手牌都可自选。
help-banque-left-sees = 左门只按自己的点数决定，还是也看发给右门的牌，或者两手牌由一人打。
help-banque-naturals = 一门的例牌像俱乐部那样在另一门决定之前亮出（known），还是轮到它时才亮出（pooled）。
help-solve-banque-plot = 把庄家的补牌表画入此文件，SVG或PNG。
help-solve-banque-plot-theta = 把每个theta时一局的价值画入此文件，SVG或PNG。
help-solve-banque-efg = 把博弈的扩展形式写入此文件，供Gambit或OpenSpiel读取。
help-solve-banque-decimals = 在此文件中写小数（OpenSpiel需要），不写分数。

help-best-response = 求对给定策略的精确最佳应对。

help-best-response-chemin-de-fer = 求对闲家或庄家一种策略的最佳应对。
help-best-response-chemin-de-fer-ponte = 闲家在各决定上补牌的频率，如`5=0`或`0+5=1,1+4=1/2`；其余决定按均衡。
help-best-response-chemin-de-fer-banker = 庄家的同样内容，如`6|S=1`。两者须给且只给一个。

help-best-response-banque = 求双门百家乐中一方对另外一方或两方策略的最佳应对。
help-best-response-banque-right = 右门5点时补牌的频率，如`5=0`；若所有手牌都可自选，则可给任何手牌。
help-best-response-banque-left = 左门的同样内容，可按右门的牌而定，如`5|S=0`。
help-best-response-banque-banker = 庄家在各决定上补牌的频率，如`6|S,7=1`；其余决定按均衡。
help-best-response-banque-answers = 应对的一方：默认为庄家，若已给庄家则为左门。既不应对也未给出的一方按均衡打。

help-chemin-preset = 规则名称，牌的副数、抽水与自选的决定都取自它，除非另外给出。不给时：六副牌，不抽水，闲家5点时自选，庄家始终自选。
help-chemin-sees = 决定所依据的：双方都按点数（totals）；庄家按两张牌（banker）；或各方都按自己的牌（both）。
help-chemin-tax = 庄家每次赢钱付出的份额：小数或分数，如0.05或1/20。
help-chemin-ponte-free = 闲家只在5点时自选，还是所有手牌都可自选。
help-chemin-banker-free = 庄家可自选之处：`all`，`above-0`即除0点外皆可，`tableau`即补牌表留下的两处，或以逗号分隔的决定列表，写作`6|S`或`0+6|7`；其余由补牌表决定。
