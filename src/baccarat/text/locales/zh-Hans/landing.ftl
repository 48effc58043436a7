# 首页与取名处的文字，随其载入。
tagline = 百家乐、铁路百家乐与双门百家乐，真人节奏，精致牌桌。独自玩，或与朋友同玩。
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
equilibrium-link = 最优打法
name-missing = 请先输入名字。
have-account = 以前来过？登录
house-password = 赌场密码
privacy-link = 隐私
