# 首页与开桌处通往第一靴的入口。
learn = 十局学会一种玩法
learn-how = 一张私人牌桌，有陪玩，身边还有教练。
learn-room = 第一靴
