# 全屏记分牌、赔率条，以及一局的特别之处。按需加载。

board-open = 全屏看板
board-close = 返回牌桌
board-fill = 全屏显示
board-late = 延迟{ $seconds }秒
board-results = 最近结果
board-bank = 庄资：{ $amount }
board-staked = 已下注：{ $amount }
odds-bar = 当前胜算：闲{ $player }，和{ $tie }，庄{ $banker }
odds-swing = { $outcome } { $points }个百分点
touch-run = { $outcome }：{ $wins }连
touch-broken = 爆庄
odds-bar-side = { $side }此刻：胜{ $player }，和{ $tie }，负{ $banker }
card-turned = { $side }：{ $card }
