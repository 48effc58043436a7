note-title = 记录赌台
note-intro = 赌台上发生什么，就点什么。记录保存在本浏览器中，没有网络也能使用。
note-counts = { $coups ->
    [0] 还没有记录
   *[other] 共{ $coups }局
}：闲{ $player }，庄{ $banker }，和{ $tie }
note-big-road = { $coups }局的大路

note-next = 第{ $coup }局
note-correct = 更正第{ $coup }局
note-correct-other = 更正记录
note-natural = 例牌
note-player-pair = 闲对
note-banker-pair = 庄对
note-undo = 撤销
note-missed = 漏记一局
note-void = 无效局
note-dead = 死牌
note-stop = 尾卡
note-delete = 删除
note-keep = 保持不变
note-how-cards = 记录内容
note-results = 结果
note-ranks = 牌面
note-suits = 牌和花色
note-cards = 牌（可不记）
note-place = { $side }，{ $place ->
    [1] 第一张牌
    [2] 第二张牌
   *[3] 第三张牌
}
note-place-empty = 无
note-clear = 清空牌

note-done = 已记录：{ $what }
note-undone = 已撤销
note-deleted = 已删除
note-coup = 第{ $coup }局：{ $what }
note-is-missed = 漏记
note-is-void = 无效局
note-is-dead = 死牌{ $card }
note-is-stop = 尾卡
note-list = 您的记录
note-list-how = 点一条记录即可更正或删除。
note-none = 还没有。

note-shoe = 本靴
note-packs = 副数
note-burn = 烧牌张数
note-new = 新靴
note-new-sure = 丢弃{ $coups }局？
note-new-yes = 丢弃

note-keeping = 保存与分享
note-save = 存为文件
note-save-how = 命令roads、shoe、analyse和record都能读取这个文件。
note-save-record = 存为牌谱
note-load = 打开文件
note-load-bad = 这个文件不是本页保存的。命令“baccarat shoe”也能读取别人的文件。
note-copy = 复制链接
note-copied = 链接已复制。记录就在链接里，赌场什么也收不到。
note-from-link = 链接中有{ $coups }局。用它替换您的记录吗？
note-replace = 替换
note-not-stored = 本浏览器不保存任何内容。离开前请把记录存为文件。

note-house = 赌场核对
note-when-connected = 其他路单、补牌核对和赔率由赌场提供，连上网络后显示。
note-asking = 请稍候…
note-drawing-right = 记下牌的每一局都按规则补牌。
note-no-cards-noted = 没有记牌，无从核对补牌。
note-odds = 下一局的赌场优势
note-odds-how = 按您没有见过的牌精确计算。这里只作说明，不作推荐。
note-odds-full = 您没有记牌，因此按整靴精确计算。这里只作说明，不作推荐。
note-odds-none = 这些牌比所用各副牌里的还多。
