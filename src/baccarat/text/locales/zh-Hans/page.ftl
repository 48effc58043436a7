# 页面自身的文字。金额以文本传入，已写成筹码数。
name = 百家乐
side-player-sub = { "" }
side-banker-sub = { "" }
pays = 赔{ $odds }
pushes = { $cards }张牌{ $total }点退注
pays-up-to = 最高赔{ $odds }
letter-player = 闲
letter-banker = 庄
letter-tie = 和

## 首页
open-table-game = 玩法
game-punto = 百家乐
game-chemin = 铁路百家乐
game-banque = 双门百家乐

## 顶栏
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

## 台面
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
place-free = { $seat }号座，空位
place-holder = 掌靴
sit-here = 坐{ $seat }号座
you = 您
you-said = 您
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

## 桌边
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

## 路单与牌局
roads-empty = 本靴还没有发过牌。
big-road-label = { $coups }局
bead-plate-label = 闲{ $player }，庄{ $banker }，和{ $tie }
coups = 最近牌局
coup-line = 闲{ $player }，庄{ $banker }：{ $outcome }
outcome-of-side = { $side }：{ $outcome }
why = 为什么？
why-coup = 为什么？第{ $coup }局
why-title = 第{ $coup }局详解

## 连接
connecting = 正在寻找您的牌桌…
connection-lost = 连接中断，正在重连…
house-restarts = 赌场正在重启，您的牌桌马上回来…
connection-back = 已重新连接。
unreachable = 服务器没有回应，正在重试…
table-unreachable = 您的牌桌没有回应，正在重试…
missing = 页面的一部分无法载入：服务器没有回应。
fetch-again = 重试
to-lobby = 回大厅

## 帮助
key-enter = 回车
key-space = 空格

## 桌上的胜算

live-odds = 本局胜算
live-odds-show = 显示胜算
live-odds-worth = 每押1筹码，各注现在的价值

## 胜算
edge-of = 赌场优势{ $edge }
lab-link = 各注的价值
