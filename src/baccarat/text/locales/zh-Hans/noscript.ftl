### 浏览器没有JavaScript时显示，各种语言一起显示。

no-script = 牌桌需要JavaScript：牌与筹码由您的浏览器绘制，封印牌靴也由它核验。请允许本页运行脚本。
