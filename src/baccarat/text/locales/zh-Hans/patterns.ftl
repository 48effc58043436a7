# Saved stakes at punto banco. Loaded on demand.

patterns = 已存注码
patterns-how = 先在台面上下好注，再在这里保存。注码只存于本浏览器。
pattern = 组合{ $number }
pattern-none = 还没有保存。
pattern-lay = 照此下注
pattern-save = 保存台面上的注码
again = 重复下注并发牌
