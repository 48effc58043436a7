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
note-link = 记录真实赌台
equilibrium-link = 最优打法
name-missing = 请先输入名字。
have-account = 以前来过？登录
house-password = 赌场密码
privacy-link = 隐私

## The cards of the games
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
