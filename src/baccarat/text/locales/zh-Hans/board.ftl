# 全屏看板与胜算条。

board-open = 全屏看板
board-close = 返回牌桌
odds-bar = 当前胜算：闲{ $player }，和{ $tie }，庄{ $banker }
odds-swing = { $outcome } { $points }个百分点
touch-run = { $outcome }：{ $count } 连
touch-broken = 爆庄
odds-bar-side = { $side }此刻：胜 { $player }，和 { $tie }，负 { $banker }
