seal = 本靴的封印
seal-promised = 本靴的封印：已承诺，尚未证明
seal-is-proved = 本靴的封印：已证明
seal-of-promised = 第{ $shoe }靴的封印：已承诺，尚未证明
seal-of-proved = 第{ $shoe }靴的封印：已证明
seal-broken = 本靴的封印已破
seal-broken-what = 不要相信本桌的任何一靴：这里的封印不会恢复。请保存您的浏览器所见，以便与牌谱核对。
seal-none = 下一靴尚未封印。
seal-making = 正在封印牌靴。
seal-root = 本靴每张牌在第一注之前就已固定。短根对本桌所有人都相同，请互相念出核对：
seal-nobody = 没有浏览器参与本靴：牌序由赌场单独决定。
seal-took-part = 参与洗牌：{ $names }。
seal-seat = { $seat }号座
seal-mine = 您的浏览器加入了自己的随机数，并且有效。
seal-not-mine = 您的浏览器没有参与本靴；下一靴可以。
seal-proved = { $cards ->
    [0] 还没有亮过牌。
   *[other] 亮过{ $cards }张牌，每张都在应在的位置。
}
seal-told = { $coups ->
   *[other] 您的浏览器不在时发了{ $coups }局。事后才得知，没有这些牌的证明。
}
seal-before = 前一靴，第{ $shoe }靴
seal-unproved = 牌是洗出来而非挑出来的，这一点已承诺，尚未证明。本靴结束时赌场公开秘密，您的浏览器再重算整靴。
seal-asked = 牌是洗出来而非挑出来的，这一点已承诺，尚未证明。您的浏览器正在向赌场索取本靴的秘密。
seal-recomputed = 秘密已公开，整靴与之相符。
seal-abandoned = { $many ->
    [0] 没有放弃过的尝试。
   *[other] 此前放弃过{ $many }次尝试。
}
seal-cut-myself = 我自己切牌
seal-where = 在哪里切？
seal-else = 若不作答，几秒后随机切牌。
seal-after = 在{ $cards }张牌之后
seal-cut = 切牌
seal-fault-secret-reused = 赌场承诺的秘密以前用过。
seal-fault-miscounted = 赌场隐瞒了一次放弃的尝试。
seal-fault-roster-changed = 名单与承诺的不符。
seal-fault-opened-otherwise = 有人公开的内容与其承诺不符。
seal-fault-opening-dropped = 漏掉了一次公开。
seal-fault-late = 名单截止后有人加入。
seal-fault-no-proof = 亮出一张牌而没有证明。
seal-fault-bad-proof = 一张牌不在发出的位置上。
seal-fault-other-secret = 秘密不是赌场承诺的那个。
seal-fault-other-root = 秘密给出另一种牌序。
seal-fault-other-card = 发出的一张牌不是靴中的那张。
seal-fault-other-back = 亮出的一张牌是另一副牌的背面。
seal-fault-other-lot = 抽签抽中的座位与秘密所定不符。
seal-fault-commitment-reused = 两个浏览器得到同一个承诺。
seal-fault-attempt-hidden = 赌场隐瞒了本浏览器见过的一次尝试，或说法不同。
seal-fault-other-room = 这一靴是为另一牌桌公布的。
seal-fault-other-shoe = 公布的不是下一靴。
seal-fault-other-rules = 公布这一靴所依的规则与此处显示的不同。
seal-fault-barred = 曾使尝试失败的浏览器又参与了。
seal-fault-left-out = 您的浏览器的随机数按时送达，赌场却没有采用。
seal-fault-falsely-missing = 赌场说某浏览器没有公开，其实它公开了。
seal-fault-second-root = 赌场为同一靴公布了两个根。
seal-fault-secret-hidden = 一靴结束时赌场没有公开其秘密。
seal-fault-wrong-winner = 赌场宣布的胜方与点数矛盾。
seal-fault-wrong-draw = 一局的牌没有按第三张牌的规则补。
seal-fault-dealt-on = 秘密已公开的牌靴仍在发牌。
seal-fault-order-changed = 发牌顺序改变了，或跳过了牌。
seal-fault-ended-otherwise = 这一靴没有在规则规定的最后一局结束。
seal-fault-result-changed = 一局的通报与所见的牌不符。
seal-fault-rewound = 赌场收回了已经说过的内容。
seal-fault-unreadable = 赌场发来的内容无法读取，因此无法核对。
seal-fault-not-sealed = 未封印的牌靴发了牌。
seal-fault-other-cutter = 赌场请一位玩家切牌，却采用了另一位的切牌。
seal-save = 保存我所见的
seal-save-why = 文件包含您的浏览器在此所见的最近几靴，日后可与其牌谱核对。
seal-not-kept = 您的浏览器不保存本页内容。关闭或重新载入后，所见即消失：请先自行保存。
