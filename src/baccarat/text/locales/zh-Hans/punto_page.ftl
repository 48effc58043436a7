# 页面上掌靴者与开牌者的话。随有此规则的牌桌载入。

holds-asked = { $seat }号座，您掌靴，发牌吗？
turns-asked = { $seat }号座开{ $side ->
    [player] { side-player }
   *[banker] { side-banker }
}的牌。
holds-deal = 发牌
holds-croupier = 请荷官代发
holds-refuse = 转交牌靴
holds-you = 您掌靴
holds-you-how = 可发这一局、请荷官代发，或把牌靴转给下一座。
turns-show = 亮牌
turns-draw = “Carte, s’il vous plaît”
turns-stand = “Non, Monsieur”
turns-you = 由您开{ $side }的牌
turns-you-how = 只有您看得见这些牌。请亮给全桌。
turns-bend-how = 可眯牌，也可立即亮牌。别人都还看不见。
turns-natural-how = 例牌：请亮牌。
turns-draw-how = 只有您看得见这些牌。{ $points }点，按规则须补牌。
turns-stand-how = 只有您看得见这些牌。{ $points }点，按规则须停牌。
dealer = 助理荷官
dealer-how = 计算佣金，收走输注并赔付赢注
odds-down = 牌面朝下的牌，只计入全桌都知道的信息。
