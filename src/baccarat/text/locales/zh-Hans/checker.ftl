checker = 封印牌靴核验器
checker-what = 选择一靴已结束的牌谱。封印承诺的一切都在这个页面里重新计算，不联系任何人，也不发送任何内容。它不按规则重打各局；那由“baccarat verify”来做。
checker-record = 牌谱（.bhh）
checker-witness = 您的浏览器所见，如果保存过（.json）
checker-no-record = 这不是一靴完整的牌谱。
checker-too-large = 这个文件比任何牌谱都大。
checker-not-ended = 这一靴尚未结束，或其牌谱没有写明如何封印。
checker-no-witness = 这个文件不含浏览器所见。
checker-other-witness = 浏览器所见是另一牌桌，或另外的牌靴。
checker-holds = 封印有效。
checker-broken = 封印无效：
checker-root = 短根：{ $root }
checker-cards = { $coups }局共{ $cards }张牌，顺序与秘密给出的一致。
checker-browsers = { $many ->
    [0] 没有浏览器参与洗牌。
   *[other] { $many }个浏览器参与了洗牌。
}
checker-seen = 牌谱已与浏览器所见核对。
checker-unseen = 没有浏览器所见，这只是牌谱自己的说法。
