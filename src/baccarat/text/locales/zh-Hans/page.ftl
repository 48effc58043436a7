name = 百家乐
side-player-sub = { "" }
side-banker-sub = { "" }
pays = 赔{ $odds }
pushes = { $cards }张牌{ $total }点退注
pays-up-to = 最高赔{ $odds }
letter-player = 闲
letter-banker = 庄
letter-tie = 和

open-table-game = 玩法
game-punto = 百家乐
game-chemin = 铁路百家乐
game-banque = 双门百家乐

language = 语言
sound-on = 打开声音
sound-off = 关闭声音
help = 按键与帮助
rules = 规则
table-menu = 牌桌
talk-open = { $count ->
    [0] 桌上聊天
   *[other] 桌上聊天：{ $count }条新消息
  }
lobby = 回大厅
limits = 注码{ $minimum }至{ $maximum }
close = 关闭

felt = 牌桌
croupier = 荷官
shoe = 牌靴：剩{ $left }张，共{ $total }张
shoe-left = { $left }张牌
discard = 废牌：{ $count }张
card-down = { $back ->
    [blue] 一张蓝背牌
   *[pink] 一张粉背牌
}
hand-total = { $side }：{ $total }点
no-cards = { $side }：尚未发牌
hand-down = { $side }：牌面朝下
spots = 注位
side-bets = 边注
spot-empty = 未下注
spot-staked = 您的注码{ $amount }
spot-barred = 不赔
spot-stands = 保留
places = 座位
place-you = { $seat }号座：您，{ $count ->
   *[other] { $amount }筹码
}
place-taken = { $seat }号座：{ $name }，{ $count ->
   *[other] { $amount }筹码
}
place-stands = 站着
place-free = { $seat }号座，空位
place-holder = 掌靴
sit-here = 坐{ $seat }号座
you = 您
you-said = 您
seat-named = （{ $name }）{ $seat }
away = 暂离
slow = 超时
stakes-of = { $wager } { $amount }
last-coups = { $coups ->
    [1] 本靴最后一局
   *[other] 本靴还有{ $coups }局
  }
waiting-player = 荷官在等玩家。
waiting-shoe = 正在备靴…
closes = { $seconds }秒后停止下注
closes-answer = 还有{ $seconds }秒作答

balance = 您的筹码
on-felt = 台面上
commission-owed = 未付佣金
chips-rail = 筹码
pick-chip = { $amount }面值筹码
deal = 发牌
ready-deal = 请发牌
waiting = 等待其他玩家…
dealing = 发牌中…
halted = 已暂停
skip = 跳过
undo = 撤销
double = 加倍
rebet = 重复下注
clear = 清除
watching = 您在旁观。
watching-full = 座位已满，您在旁观。
sit-with = 入座，携带
sit-down = 入座
stand-by = 做站客
rebuy = { $count ->
   *[other] { $amount }新筹码
}
broke = 您的筹码输光了。赌场为您备了新的。
buy-chips = { $count ->
   *[other] 买{ $amount }筹码
}
low = 您的筹码少于最低注码。
won-coup = 您赢{ $amount }
lost-coup = 您输{ $amount }
hint-chip = 拿起筹码，押在闲、庄或和上。
hint-deal = { $alone ->
    [yes] 现在按“{ deal }”，其余交给荷官。
   *[no] 现在按“{ ready-deal }”。所有人都按过后开始发牌。
}
hint-deal-held = 现在请求发牌。掌靴的玩家发牌，或请荷官代发。
notice-raised = 此处最低{ $limit }：已为您提高到该数。
refused-somehow = 操作未成功，一切未变。

roads-empty = 本靴还没有发过牌。
big-road-label = { $coups }局
bead-plate-label = 闲{ $player }，庄{ $banker }，和{ $tie }
coups = 最近牌局
coup-line = 闲{ $player }，庄{ $banker }：{ $outcome }
outcome-of-side = { $side }：{ $outcome }
why = 为什么？
why-coup = 为什么？第{ $coup }局
why-title = 第{ $coup }局详解

connecting = 正在寻找您的牌桌…
connection-lost = 连接中断，正在重连…
house-restarts = 赌场正在重启，您的牌桌马上回来…
connection-back = 已重新连接。
unreachable = 服务器没有回应，正在重试…
table-unreachable = 您的牌桌没有回应，正在重试…
held-seconds = { $seconds }秒后显示牌桌
held-coups = 再结束{ $coups }局后显示。
missing = 页面的一部分无法载入：服务器没有回应。
fetch-again = 重试
to-lobby = 回大厅

key-enter = 回车
key-space = 空格

live-odds = 本局胜算
live-odds-show = 显示胜算
live-odds-worth = 每押1筹码，各注现在的价值

edge-of = 赌场优势{ $edge }
lab-link = 各注的价值

open-table = 开桌
open-account = 账户
invite = 邀请朋友
pace-slow = 慢
pace-normal = 正常
pace-quick = 快
pace-instant = 立即
room-limits = { $minimum }至{ $maximum }
room-limits-open = { $minimum }起

tagline = 百家乐、铁路百家乐与双门百家乐，荷官现场发牌，牌桌精致。独自玩，或与朋友同玩。
your-name = 您的名字
your-name-example = 怎么称呼您？
take-seat = 入座
taking-seat = 请稍候…
first-chips = 开始时赠您游戏筹码。这里一切都不花钱。
hello = 晚上好，{ $name }。
your-account = { $count ->
   *[other] 账房存有{ $amount }筹码
}
astray = 这个地址没有内容。牌桌都在这里。
an-link = 运气占几分：分析一靴牌
note-link = 记录真实赌台
equilibrium-link = 最优打法
name-missing = 请先输入名字。
have-account = 以前来过？登录
house-password = 赌场密码
privacy-link = 隐私

games = 玩法
game-about-punto = 押闲或押庄。补牌全按规则，无需先学。
game-about-chemin = 一位玩家坐庄，其他人与其对赌。庄位依次轮转。
game-about-banque = 一位庄家同时对两门牌，庄本未尽便一直坐庄。
play-now = 立即开始
play-game = 开始玩{ $game }
play-alone-how = 您自己的一张牌桌，由电脑玩家作陪。您离开后牌桌即关闭。
sit-with-people = 与真人同桌（{ $people }人在场）
learn-it = 十局学会
learn-game = 十局学会{ $game }
learn-how = 您自己的一张牌桌，有电脑玩家，身边还有教练。
learn-room = 第一靴

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

game-rules = 规则

rooms = 已开的牌桌
no-rooms = 还没有开桌。请开第一张。
no-rooms-so = 没有符合的牌桌。请换限额，或开一张。
lobby-seats = { $free ->
    [0] 已满
   *[other] { $free }个空位
  }
lobby-paused = 已暂停
lobby-private = 仅限受邀
lobby-out-of-order = 故障
lobby-no-name = 牌桌
aside-damaged = 本桌保存的数据已损坏。
aside-settings = 无法读取本桌的设置。
aside-log = 无法读取本桌保存的数据。
aside-faults = 本桌多次保存失败。
lobby-looking = { $count ->
    [0] 无人在场
   *[other] { $count }人在场
  }
lobby-road = { $name }的最近牌局
lobby-road-sides = { $name }的最近牌局：先右门，后左门
lobby-road-choice = 上方显示的路单
lobby-no-road = 新靴
lobby-pace = 发牌：{ $pace }
lobby-filter = 显示
lobby-any-game = 所有玩法
lobby-any-limit = 不限注码
lobby-least = 最低注码不超过{ $amount }
lobby-free-only = 只看有空位的
lobby-watch = 旁观
lobby-watch-room = 旁观{ $name }
lobby-sit = 入座
lobby-sit-room = 在{ $name }入座
lobby-own = 您在“{ $name }”的座位：{ $count ->
   *[other] { $amount }筹码
}
lobby-back = 回到您的座位
lobby-back-room = 回到您在“{ $name }”的座位
tile-offer-advisor = 顾问
tile-offer-odds = 实时胜算
tile-offer-squeeze = 眯牌
tile-offer-players-deal = 玩家发牌
tile-offer-side-bets = 边注
tile-offer-free-draw = 自由补牌

no-script = 牌桌需要JavaScript：牌与筹码由您的浏览器绘制，封印牌靴也由它核验。请允许本页运行脚本。
