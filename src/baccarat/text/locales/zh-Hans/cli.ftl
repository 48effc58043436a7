play-opening = 正在准备开放。稍后此页面会自动加载。
play-address = 牌桌已在{ $address }开放，按Ctrl+C停止。
play-made-private = 本机其他用户曾可读取{ $path }；现在只有您能读。
play-others-write = 本机其他用户可写入{ $path }，其中还有别的内容，因此未作改动：他们可能替换赌场的文件。请给赌场一个专用文件夹。
play-carried-over = { $path }原为格式{ $old }，现为格式{ $new }。旧文件的副本在旁边的{ $copy }；确认一切正常后可删除。
play-no-mark = 没有高水位标记（{ $path }.mark）可说明{ $path }的最新更改是否齐全。更新之后或手动复制数据库文件时这是正常的；今后会有标记。
play-unacknowledged = 上次使用{ $path }时磁盘出错：预写日志中留下{ $transactions }个失败的事务，已删除。没有人被告知它们成功；所有已确认的都在。
play-loss-accepted = { $path }的最新更改已丢失，按您的要求在没有它们的情况下打开了。全部文件的原样副本在旁边的{ $copy }。

deal-title = { $preset }，种子{ $seed }
deal-coup = 第{ $coup }局
deal-holder = { $seat }号座掌靴发牌。
deal-nobody-left = 没有人可以坐庄了。
deal-hand = { $who ->
    [ponte] 闲家，{ $seat }号座
    [right] 右门，{ $seat }号座
    [left] 左门，{ $seat }号座
   *[banker] 庄家，{ $seat }号座
}
deal-seat = 座位
deal-stake = 注码
deal-purse = 筹码
deal-sums = 庄本{ $bank } · 入库{ $garage } · 归赌场{ $house }
deal-bank-sums = 庄本{ $bank } · 归赌场{ $house }

presets-field = 字段
presets-yes = 是
presets-no = 否
presets-preset = 玩法
presets-bet = 注
presets-when = 押什么
presets-pays = 赔
presets-hint = `baccarat presets 名称`显示一种玩法的全部规则；给出几个名称则并排比较。

rules-rule = 规则
rules-field = 字段
rules-source = 出处
rules-second-hand = 转引
rules-ours = 本项目
rules-law = 法规
rules-custom = 惯例
rules-choice = 法规允许赌场选择
rules-house = 赌场自定
rules-missing = { $rule }未被遵守，或仅部分遵守：{ $reason }。

replay-title = { $room }，第{ $shoe }靴
replay-counts = { $coups ->
   *[other] { $coups }局
}：闲{ $player }，庄{ $banker }，和{ $tie }
replay-counts-chemin = { $coups ->
   *[other] { $coups }局
}：闲家赢{ $ponte }，庄家赢{ $banker }，和局{ $tie }；无人下注{ $none }
replay-counts-banque = { $coups ->
   *[other] { $coups }局
}；右门：赢{ $right-player }，输{ $right-banker }，和{ $right-tie }；左门：赢{ $left-player }，输{ $left-banker }，和{ $left-tie }；无人下注{ $none }
replay-purse = { $seat }号座，{ $name }：{ $amount }
replay-agrees = 每张牌、每个注码和结果都相符。

roads-counts = 闲{ $player }，庄{ $banker }，和{ $tie }；例牌：{ $naturals }，闲对：{ $player_pairs }，庄对：{ $banker_pairs }
roads-next-player = 下一局若开闲：
roads-next-banker = 下一局若开庄：
roads-legend = 赢之后的数字是随后和局的次数，n是例牌，p和b是闲对和庄对。在下面三条路中，r为红，b为蓝。
error-one-form = --svg、--plot、--text与--json只能给一个。
error-no-results = “{ $value }”不是文件，也不是B,P,T这样的结果列表。
error-no-side = 该靴没有发给名为“{ $name }”的一方；有{ $known }。

verify-root = 根：{ $root }
verify-browsers = { $many ->
    [0] 没有浏览器参与：秘密由赌场单独决定。
   *[other] { $many }个浏览器参与了洗牌：{ $names }。
}
verify-cut = { $by ->
    [chance] 随机切牌，在{ $cut ->
       *[other] { $cut }张牌
    }之后。
   *[player] 由{ $name }切牌，在{ $cut ->
       *[other] { $cut }张牌
    }之后。
}
verify-abandoned = { $many ->
    [0] 没有放弃过的尝试。
   *[other] 此前放弃过{ $many }次尝试。
}
verify-cards = { $coups }局共{ $cards }张牌：每张都在发出的位置，所有结果与赔付都与之相符。
verify-head = 链式散列：{ $head }
verify-holds = 全部有效。
seal-not-announced = 一个秘密不是赌场承诺的那个。
seal-other-shoe = 它是为另一房间、另一靴或另一套规则公布的。
seal-miscounted = 各次尝试没有依次编号。
seal-secret-reused = 一个秘密用了两次。
seal-barred-seat = 一个座位被记为失败，但它没有失败，或失败后又参与了。
seal-unfinished = 名单上有人还没有公开。
seal-other-root = 秘密与公开的内容给出另一种牌序。
seal-other-cutter = 公布的切牌座位不是应切牌的座位。
ceremony-closed = 名单截止后有人加入。
ceremony-twice = 有人在名单上出现两次。
ceremony-uninvited = 公开者不在名单上。
ceremony-opened-otherwise = 有人公开的内容与其承诺不符。

odds-title = { $preset }，{ $cards }张牌
odds-title-replaced = { $preset }，每张牌放回后再抽
odds-bet = 注
odds-edge = 优势
odds-hit = 胜率
odds-sd = 标准差
odds-commission = 折合佣金
odds-joint = 精确值，遍历六张牌的所有顺序得出。优势是一注预期的损失。
odds-halfway = 精确值，遍历待发牌的所有顺序得出。优势是一注预期的损失。
odds-replacement = 精确值，即牌副数趋于无穷的极限：每张牌都从整副牌中抽出。优势是一注预期的损失。

risk-title = { $bet }，{ $coups ->
   *[other] { $coups }局
}每局押{ $stake }，本金{ $bankroll }
risk-ruin = 破产
risk-ahead = 盈利
risk-even = 持平
risk-behind = 亏损
risk-mean = 平均
risk-exact = 精确值，由卷积得出，每局都按整靴开头计。
risk-floats = 由浮点卷积得出，每局都按整靴开头计。

shoe-coup = 局
shoe-cards = 牌
shoe-outcome = 胜方
shoe-how = 每局之前的优势，按当时所见的牌精确计算。
shoe-kernel = { $kernel ->
    [reference] 由纯Python计算；有numba会更快。
    [numpy] 由numpy计算；有numba会更快。
   *[other] 由编译代码计算，内核{ $kernel }。
}
shoe-ranked = 押对子、牌面与花色的注由纯Python计算。

solve-title = { $replaced ->
    [yes] 铁路百家乐，放回发牌
   *[no] 铁路百家乐，{ $cards ->
       *[other] { $cards }张牌
    }
}
solve-value-ponte = 一局对闲家值注码的{ $value }，精确为{ $exact }，
solve-value-bank = 对庄家值{ $value }，精确为{ $exact }。
solve-ponte = 闲家
solve-banker = 庄家，按发给闲家的牌；S：闲家停牌
solve-mixed = { $point }：以概率{ $exact }（{ $share }）补牌
solve-legend = ● 补牌 · ○ 停牌 · 比例：补牌的频率
solve-unique = { $unique ->
    [proved] 没有别的均衡。
    [searched] 是否有别的均衡尚不可知。
   *[no] 它不是唯一的均衡：找到了{ $found }个。{ $complete ->
        [yes] 其余都是它们的混合。
       *[no] 是否还有尚不可知。
    }这一个混合的决定最少。
}
solve-exact = { $holds ->
    [yes] 精确。任何一方偏离都得不到好处；已在每个决定上用分数验证。
   *[no] 不是均衡：偏离时闲家得注码的{ $ponte }，庄家得{ $bank }。
}
plate-margin = 颜色越深，出错代价越大：以全部牌局计，最多为注码的{ $most }。
plate-bound = 灰色：由规则决定。
plate-packs = 一局对闲家的价值，以注码的百分之一计，按牌的副数；∞：放回发牌。
plate-totals = 双方都按点数
plate-banker = 庄家按两张牌，闲家按点数
plate-both = 双方都按两张牌
plate-theta = 一局的价值，以全部注码的百分之一计，按右门所占的份额。
plate-right = 右门
plate-left = 左门
plate-bank = 庄家
plate-title-packs = 铁路百家乐，从一副到多副
plate-title-theta = { $concept ->
    [correlated] 双门百家乐，两门按共同计划
    [independent] 双门百家乐，两门合作，各自补牌
   *[nash] 双门百家乐，各门各自打
}
plate-banque = 庄家每个点数一张表：纵向为右门补得的牌，横向为左门补得的牌；S：停牌，N：例牌。
plate-margin-banque = 颜色越深，庄家出错代价越大：以全部牌局计，最多为全部注码的{ $most }。
answer-gain = { $given ->
    [ponte] 对这位闲家的最佳应对使庄家比均衡多得{ $gain }，精确为{ $exact }。
   *[banker] 对这位庄家的最佳应对使闲家比均衡多得{ $gain }，精确为{ $exact }。
}

banque-title = { $replaced ->
    [yes] 双门百家乐，放回发牌
   *[no] 双门百家乐，{ $cards ->
       *[other] { $cards }张牌
    }
}
banque-asked = 右门占注码的{ $share }；{ $concept ->
    [nash] 各自打（纳什均衡）。
    [correlated] 右门与左门合对庄家，按共同计划。
   *[independent] 右门与左门合对庄家，各自独立补牌。
}
banque-information = 庄家看得见两门的做法与补得的牌；{ $left ->
    [card] 左门看得见右门的做法与补得的牌。
    [hand] 两手牌由一人打，右门结束后才看左门。
   *[total] 左门只按自己的点数决定，不管右门补得什么牌。
}
banque-naturals = { $naturals ->
    [known] 一门的例牌在询问另一门之前亮出。
   *[pooled] 右门不知道左门是否有例牌。
}
banque-none = { $unique ->
    [proved] 这样的注码分布没有这种均衡：最佳共同计划使一门的补牌与另一门相关。
   *[searched] 这样的注码分布没有找到这种均衡：找到的最佳共同计划使一门的补牌与另一门相关。是否有同样好的计划尚不可知。
}
banque-unique = { $unique ->
    [proved] 没有别的均衡。
    [searched] 是否有别的均衡尚不可知。
   *[no] 它不是唯一的均衡：找到了{ $found }个。{ $complete ->
        [yes] 若还有别的，则构成以它们为顶点的线或面。
       *[no] 是否还有尚不可知。
    }这一个混合的决定最少。
}
banque-value-right = 一局对右门值全部注码的{ $value }，
banque-value-left = 对左门值{ $value }，
banque-value-bank = 对庄家值{ $value }。
banque-right = 5点时右门以概率{ $exact }（{ $share }）补牌。
banque-right-beside = 5点且左门例牌时，右门以概率{ $exact }（{ $share }）补牌。
banque-left = 5点时左门以概率{ $exact }（{ $share }）补牌。
banque-left-beside = 5点且右门例牌时，左门以概率{ $exact }（{ $share }）补牌。
banque-plan = 两门5点时的计划：都补{ $both }，只右门补{ $right }，只左门补{ $left }，都不补{ $neither }。
banque-always = { $draws ->
    [yes] { $total }点时庄家总是补牌。
   *[no] { $total }点时庄家总是停牌。
}
banque-banker = 庄家{ $total }点：纵向为右门补得的牌，横向为左门补得的牌；S：停牌，N：例牌
banque-exact = 精确。任何人偏离都得不到好处；已用分数验证。
banque-answer-gain = { $answers ->
    [right] 最佳应对使右门比照均衡多得全部注码的{ $gain }。
    [left] 最佳应对使左门比照均衡多得全部注码的{ $gain }。
   *[banker] 最佳应对使庄家比照均衡多得全部注码的{ $gain }。
}
banque-bound = 非分数：各方补牌频率的误差在{ $bound }以内。偏离这些数字，任何人所得不超过全部注码的{ $gain }；这已精确算出。
banque-table-right = 右门，按其点数
banque-table-left = 左门，按其点数；横向为右门的做法或补得的牌；S：停牌，N：例牌
banque-draws-right = 右门{ $points }点时补牌。
banque-draws-left = 左门{ $points }点时补牌。
banque-near = 任何人偏离所得不超过全部注码的{ $bound }；这已精确算出。
banque-stopped = 搜索在达到均衡之前结束：有人偏离可得全部注码的{ $bound }；这已精确算出。

analyse-choices = 选择
analyse-choice = 第{ $coup }局，{ $name }（{ $side ->
    [ponte] 闲家
    [right] 右门
    [left] 左门
   *[banker] 庄家
}）{ $point }点{ $drew ->
    [yes] 补牌
   *[no] 停牌
}：均衡中{ $often }%补牌；补牌{ $draw }，停牌{ $stand }；{ $gave ->
    [nothing] 没有白送，
   *[something] 白送{ $lost }，
}以当时对其他人的了解计为{ $known }
analyse-player = 玩家
analyse-seat = { $name }（{ $seat }号座）
analyse-result = 结果
analyse-expectation = 期望
analyse-by-choices = 其中自己的选择
analyse-by-luck = 运气
analyse-how = 金额以筹码计。每局之前，按有人知道的牌求解该靴；注码的比例是当时的价值。
analyse-known = 已知的是亮过的牌，以及各手自己的牌。烧掉的牌算作未出。对其他人，只知道其在本靴此前的选择。
analyse-priced = 金额以筹码计。比例是每局之前，按有人知道的牌，一注的价值。烧掉的牌算作未出。
analyse-luck = 结果＝期望＋运气，精确相等。运气是牌，以及他人的选择。
analyse-won-player = 闲家
analyse-won-banker = 庄家
analyse-won-tie = 和局
analyse-side = { $side ->
    [right] 右门
   *[left] 左门
}{ $how ->
    [player] 赢
    [banker] 输
   *[tie] 和
}
analyse-of-ponte = 闲家
analyse-of-bank = 庄家
analyse-of-right = 右门
analyse-of-left = 左门

error-unknown-command = 没有命令“{ $name }”；`{ $after } --help`列出全部命令。
error-nothing-to-solve = { $name }中谁补牌由规则决定，没有任何选择，所以没有可求解的；`{ $after }`接受{ $known }。
error-solve-game = `{ $after }`接受{ $known }，不接受“{ $name }”。
error-unknown-option = 这里没有选项“{ $name }”；加`--help`可看有哪些。
error-unknown-preset = 没有玩法“{ $name }”；可用的有{ $known }。
error-unknown-result = 没有结果“{ $name }”；可用的有{ $known }。
error-result-checkpoint = { $path }不是本版本以同样副数计算此结果的进度文件。
error-other-game = `baccarat odds`只给百家乐的注定价，请选择{ $known }；{ $name }没有可定价的注，但`baccarat deal { $name }`可以发牌。
error-unknown-language = 没有“{ $name }”的文字；可用的有{ $known }。
error-unknown-bot = 没有机器人按“{ $name }”打；可用的有{ $known }。
error-no-players = “{ $preset }”发给空桌：请去掉--seats和--bots，或选择铁路百家乐的玩法。
error-missing = 缺少{ $name }；加`--help`可看其用法。
error-too-many = “{ $name }”是此命令不接受的多余内容；加`--help`可看其用法。
error-not-whole = { $name }须为整数，不能是“{ $value }”。
error-no-network = { $name }须为地址或网络，如10.0.0.1或10.0.0.0/8，不能是“{ $value }”。
error-no-host-name = { $name }须为tables.example这样的名称，不带端口，不能是“{ $value }”。
error-no-sign-in-name = { $name }须为账户的登录名，例如Anna-4821，不能是“{ $value }”。账户窗口会显示您的登录名。
error-out-of-range = { $name }须为{ $low }至{ $high }的数字，不能是{ $value }。
error-bad-value = { $name }不能是“{ $value }”；加`--help`可看其用法。
error-usage = 无法理解（“{ $reason }”）；加`--help`可看用法。
error-no-shell = 无法识别您使用的shell；请指明，如--shell bash。
completion-installed = 补全已安装到{ $file }。请打开新的shell使用。
error-twice = { $name }给了两次；请只给一次。
error-unusable = 无法使用{ $path }：{ $reason }。
error-bad-bet = 文件{ $path }没有描述一种注：{ $reason }。
error-unknown-bet = 没有注“{ $name }”；可用的有{ $known }。
error-nearest-bet = 没有注“{ $name }”；最接近的是{ $near }。
error-bet-file = 请用文件夹和注名指定“{ $name }”：--bets { $folder }和{ $bet }。
error-needs-ranks = 注“{ $name }”需要牌面与花色，但只给了点数；请说明有哪些牌。
error-two-shoes = --counts、--cards与--removed只能给一个。
error-endless-shoe = 使用--packs inf时没有牌离开牌靴：请去掉--counts、--cards和--removed。
error-two-forms = --json与--csv只能给一个。
error-spreadsheet-alone = --spreadsheet改变CSV的格式，请同时给出{ $option }。
error-rule-alone = --rule更改一种玩法的规则，请同时给出玩法名称。
error-unknown-card = “{ $name }”不是牌：牌是A23456789TJQK中的牌面加cdhs中的花色，如9h。
error-not-ten = --counts须为十个数字，对应点数0至9，不能是{ $found }个。
error-no-count = 牌的张数是0以上的整数，不能是“{ $value }”。
error-count-too-large = “{ $value }”作为牌的张数太大。
error-too-many-worth = 该靴有{ $most }张{ $what }点的牌，没有{ $found }张。
error-too-many-cards = { $what }：该靴有{ $most }张，没有{ $found }张。
error-too-few-cards = { $coup ->
    [nine] 一局可能要九张牌，现有{ $found }张。
   *[other] 一局可能要六张牌，现有{ $found }张。
}
error-dealt-card = “{ $value }”不是发出的牌：先写P或B表示闲或庄，再写牌，如“P 9h”。
error-dealt = 第{ $at }张牌{ $card }不能在那里：{ $due ->
    [player] 下一张牌发给闲
    [banker] 下一张牌发给庄
   *[none] 本局已结束
}。
error-not-game = “{ $name }”不是{ $game ->
    [banque] 双门百家乐
   *[chemin] 铁路百家乐
}的玩法；可用的有{ $known }。
error-bad-tax = 抽水是0以上、小于1的小数或分数，如0.05或1/20，不能是“{ $value }”。
error-one-strategy = 请给一方的策略，用--ponte或--banker。
error-many-strategies = 此博弈有{ $points }个未定决策，而策略形式的文件最多容纳{ $most }个：用--banker-free或--ponte-free减少自由决策，或改用--efg。
error-no-decision = “{ $value }”不是该方的决定及其补牌频率，如闲家的5=0或庄家的6|S=1/2。
error-one-answers = 请给right、left与banker中一方或两方的做法；由第三方应对。
error-nash-alone = 闲家所有手牌都可自选，或左门看得见右门的牌时，只求解概念nash。
error-unsolved = 在一次求解允许的工作量内没有找到均衡。自由决定少一些，可更快求解。
error-no-decision-banque = “{ $value }”不是该方的决定及其补牌频率，如右门与左门的5=0，或庄家的6|S,7=1/2。
error-bound-decision = “{ $value }”与规则矛盾：按规则，该处为{ $draws }。
error-bad-theta = 右门的注码份额是大于0、小于1的小数或分数，如0.25或1/4，不能是“{ $value }”。
error-no-typeface = 本机没有可用于写PNG的字体：请把文件名改为.svg。
error-picture-kind = 图片是.svg或.png，不能是“{ $path }”。
error-missing-extra = 这需要{ $name }，但尚未安装。安装命令：pip install 'baccarat[{ $extra }]'
error-unknown-point = 庄家在此没有决定“{ $name }”；请写手牌点数与发出的牌，如6|7，闲家停牌写S，如6|S。
error-packs-or-inf = --packs须为1至{ $high }的数字，或inf，不能是“{ $value }”。
error-bad-tags = --tags须为不全相等的十个数字，对应A、2至9与十点牌，不能是“{ $value }”。
error-unbalanced-tags = 一副牌各数之和为{ $sum }，而真数须为0。平衡并放大{ $times }倍后为{ $form }。或不作除法计数：{ $running }。
error-bad-running = 流水数须为两个数，写作“START:TRIGGER”，如-32:0，不能是“{ $value }”。
error-running-alone = 流水数不作除法，且自有触发值：请去掉{ $name }。
error-bad-cut-card = 尾卡距本靴靴尾0至{ $most }张，不能是{ $value }。
error-bad-threshold = --threshold需要一个数，不能是“{ $value }”。
error-bad-shoes = --shoes须为2至{ $most }的数字，不能是{ $value }。
error-record-game = { $name }由玩家决定是否补牌，所以只有牌还不成牌谱；`baccarat record`接受{ $known }。
error-record-packs = --packs { $packs }不适用于{ $name }：百家乐用3至12副牌，有荷官助理时至少6副（C-2）。
error-file-exists = { $path }已存在，未作改动；请另给文件名。
error-too-long = { $coups }局中本金可能取的值太多，无法逐一追踪；请减少局数。
error-no-output = 无法写出结果：{ $reason }。
error-unforeseen = 发生意外错误：{ $reason }

refusal-record-unknown = 这不是一靴的牌谱。请选择.bhh文件。
refusal-record-cut-short = 牌谱不完整：在第{ $line }行结束，没有封印。请重新下载整个文件。
refusal-record-changed = 牌谱写成后被改动：第{ $line }行的封印不符。请从原处重新下载。
refusal-record-malformed = 第{ $line }行不是牌谱的格式：{ $reason }。
refusal-record-illegal = 第{ $line }行不可能打出。牌桌提示：{ $reason }
refusal-record-card-impossible = 第{ $line }行发出的{ $reason }多于牌靴所有。
refusal-record-card-differs = 第{ $line }行发出{ $reason }，但本靴的秘密在那里是另一张牌。
refusal-record-lot-differs = 第{ $line }行抽得{ $reason }，但按本靴的秘密应抽得{ $limit }。
refusal-record-card-hidden = 第{ $line }行隐藏了在那里应知的牌。
refusal-record-result-differs = 第{ $line }行的结果与其牌和注码不符，应为{ $reason }。
refusal-record-other-game = 这是{ $reason }的牌谱，没有可定价的注。请选择百家乐的牌谱。
refusal-record-seal-differs = 第{ $line }行：本靴的封印前后不符。{ $reason }
refusal-record-head-differs = 第{ $line }行的链式散列不是其上各局的散列。
refusal-record-not-ended = 本靴仍在发牌。结束后公开秘密，届时再核验牌谱。
refusal-record-ended-otherwise = 本靴的秘密在最后一局之前公开：提前结束的靴，可能是因为后面的牌而结束的。
refusal-record-not-sealed = 这份牌谱没有写明牌靴如何封印，因此无可核验。请用replay。
refusal-record-head-unknown = 链式散列{ $reason }不在这份牌谱中：它属于另一靴，或您所见的不是所写下的。
