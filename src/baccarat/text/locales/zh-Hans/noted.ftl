note-standard-input = 标准输入
note-place = { $path }第{ $line }行第{ $column }列
note-two-cards = 每手牌先发两张。
note-keep-going = 用--keep-going FILE可把这样的局放入一个文件，其余照常读取。
noted-title = { $named ->
    [yes] 第{ $shoe }靴（{ $name }）
   *[no] 第{ $shoe }靴
}

read-as = 读取为：{ $how }；{ $shoes }靴，{ $coups }局。
read-detail = { $detail ->
    [results] 结果
    [values] 牌的点数
    [ranks] 无花色的牌
   *[cards] 有花色的牌
}
read-order = { $order ->
    [results] 每行一靴
    [result] 每行一局
    [cards] 按发牌顺序
    [hands] 每格一手牌
    [by-hand] 六个位置，先闲后庄
   *[alternating] 六个位置，闲庄交替
}
read-separator = { $separator ->
    [tab] 制表符
    [semicolon] 分号
    [comma] 逗号
   *[space] 空格
}
read-header = 表头
read-zero = 0表示没有牌
read-feed = 数据流消息
read-frames = 电子牌靴的帧
read-missed = 没有人看到的局：{ $missed }。其中的牌按未见计算。
read-out = 无效局：{ $void }；死牌：{ $dead }。这些牌已离开牌靴，此外不计。
read-broken = 有错的局已放入{ $path }：{ $many }（{ $kinds }）。其中的牌按未见计算。
read-skipped = 无含义而略过：{ $many }（{ $kinds }）。
record-packs-assumed = { $preset }通常用{ $packs }副牌；如果您的牌靴不是，请用--packs说明。
record-done = { $path }有{ $coups }局，来自{ $packs }副牌的一靴。
records-done = { $first }至{ $last }共{ $shoes }靴{ $coups }局，每靴{ $packs }副牌。
shoe-unpriced = 这些牌没有花色，因此略去：{ $names }。

error-note-no-coups = { $path }里没有任何一局：请每行写一局，或一靴的结果；JSON消息须含牌。
error-note-no-card = { note-place }：“{ $name }”不是牌：{ $wanted ->
    [cards] 牌有牌面和花色，如9h、Td、♥10或d13
   *[other] 这里的牌只有牌面或点数，如K、10、9或0
}。
error-note-no-result = { note-place }：“{ $name }”不是结果：请写P、B或T，或用--codes说明您的写法。
error-note-no-number = { note-place }：“{ $name }”不是局号。
error-note-not-in-order = { note-place }：同一靴中第{ $number }局排在第{ $before }局之后。
error-note-formula = { note-place }：“{ $name }”是公式；请把表格保存为数值。
error-note-not-utf-8 = { note-place }：这里不是UTF-8文本；请把文件保存为UTF-8。
error-note-card-used-up = { note-place }：{ $packs }副牌里{ $card }只有{ $most }张，这一张多出来了（C-2）。如果它属于另一靴，请在两靴之间空一行。
error-note-too-few-cards = { note-place }：这一局到此为止，但{ $side ->
    [player] { side-player }
   *[banker] { side-banker }
}还要补一张牌（{ $rule }）。{ $why }
error-note-too-many-cards = { note-place }：这一局在{ $card }之前已经结束（{ $rule }）。{ $why }
error-note-too-many-fields = { note-place }：“{ $name }”在最后一列之后。
error-note-result-differs = { note-place }：按牌应是{ $won ->
    [player] { outcome-player }
    [banker] { outcome-banker }
   *[tie] { outcome-tie }
}，而不是“{ $name }”（{ $rule }）。
error-note-shoe-over = { note-place }：尾卡已经出现，本靴在这一局之前就结束了（C-5）。
error-note-void-nothing = { note-place }：前面没有可以算作无效局的一局。请在该局的下一行写void，或写出未完成一局的牌，例如void 9h 2c。
error-note-dead-nothing = { note-place }：请写明哪张是死牌，例如dead 9h；没人看见就写“?”。
error-note-too-many-coups = { note-place }：这一靴超过{ $most }局，而{ $packs }副牌最多只有这么多局。请用一列给各靴编号，或在各靴之间空一行，或每行写一靴。
error-note-not-text = { $path }是{ $kind ->
    [pdf] PDF
    [packed] 压缩文件或电子表格
    [utf-16] UTF-16文本
   *[binary] 非文本数据
}；请保存为UTF-8文本或CSV。
error-note-line-too-long = { $path }：第{ $line }行超过{ $most }个字符。
error-note-not-json = { $path }：第{ $line }行不是JSON消息；请每行写一条消息。
error-note-no-reading = { $path }从第{ $line }行起看不出结果或牌；请用--columns说明各列。
error-note-two-readings = { $path }有两种读法，请选一种：--{ $option } { $first }或--{ $option } { $second }。
error-note-column-twice = { $path }：第{ $line }行的表头有两个{ $name }列。
error-note-fourth-card = { $path }：第{ $line }行的表头有{ $name }列，但一手牌最多三张（PB-3）；请用--columns说明各列的内容。
error-note-columns-missing = { $path }：第{ $line }行的表头有牌的列，但缺少{ $names }。
error-bad-columns = --columns接受shoe,coup,p1,b1,p2,b2,p3,b3或result这样的名称，其他列写`-`，而不是“{ $value }”。
error-bad-codes = --codes接受写法与结果，如1=P,2=B,3=T，而不是“{ $value }”。
error-no-shoe = { $path }没有第{ $number }靴；最后一靴是第{ $shoes }靴。
error-several-shoes = 文件里有多靴；请用--shoe选择一靴。
error-no-cards = 只有结果，就没有每局之前的胜算；`baccarat roads`可以画出路单。
error-no-record = 第{ $shoe }靴并非每局都有带花色的牌，不能成为牌谱；`roads`、`shoe`、`analyse`和`study`可读取这样的牌靴。

study-title = { $how }：{ $shoes }靴{ $coups }局
study-runs-picture = 在各长度结束的连串；虚线为期望值
study-number = 次数
study-found = 所见
study-error = 误差
study-expected = 期望
study-source = 来源
study-chance = 机会
study-exact = 精确
study-simulated = 模拟
study-row-player-total = { side-player }{ $name }点
study-row-banker-total = { side-banker }{ $name }点
study-row-cards = { $name }张牌
study-row-third-player = { side-player }补牌
study-row-third-banker = { side-banker }补牌
study-row-natural = 例牌
study-row-pair-player = { side-player }对
study-row-pair-banker = { side-banker }对
study-row-change = 赢家与前一次不同
study-row-run = 连赢{ $name }次后结束
study-row-road = { $road }：红
study-row-coups = 每靴局数
study-row-runs = 每靴连串数
study-row-longest = 一靴中最长的连串
study-calm = 没有异常：{ $tests }项检验中，没有一项的偏离超过公平牌靴的20个文件中19个仅凭偶然所有的偏离。
study-alarm = 异常：{ $tests }项检验中有{ $alarms }项的偏离超过公平牌靴的20个文件中19个仅凭偶然所有的偏离：{ $names }。请先查记录错误、漏记的局和不同的副数。
study-few = 局数太少，无法检验。
study-forecast = 这一切都不能预测任何一局：下一局取决于余下的牌，而不取决于结果。
study-how = “精确”指整靴发出的一局；“模拟”指{ $packs }副牌的{ $simulated }靴随机牌，种子{ $seed }。误差按靴计算，因为同一靴的各局互相关联。“机会”指公平牌靴在全部检验中任何一项有如此偏离的概率。
study-depth = 没有用--cut说明尾卡的位置，所以不检验牌靴的长度。
study-bets = 每局押一个单位的结果
study-gain = 结果
study-as-good = 不少于此的机会
study-bets-how = 结果以单位计。机会指公平的局带来同样多或更多的概率；运气差时它很高。
study-distances = 以标准误差计的距离

error-mixed-shoes = 第{ $number }靴的副数与第一靴不同，或其牌所知较少；请单独研究。
error-nothing-to-study = 没有可研究的牌靴。
