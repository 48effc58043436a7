# 凡玩家坐庄处教练的话：要点、怎么做、为什么。

## 要点
coach-double = Banco double
coach-double-text = 任何一局之前，可由一位玩家把无人加倍过的庄本加倍，共担输赢。只由庄家作决定。
coach-calls = 叫注
coach-calls-text = 下注之前，您可以叫下庄本：solo是全部，à deux和avec la table是一半。最强的算，不是最快的。
coach-calls-banco-text = 下注之前，您可以独自叫下全部庄本：banco。若多人叫，按优先次序，不看快慢。
coach-prime = 优先次序
coach-prime-text = 相同时由座位决定。优先次序从庄家右边开始，绕桌一圈。每座都标出其次序。
coach-suivi = Suivi
coach-suivi-text = 叫下全部庄本而输的玩家，下一局可先于所有人再叫。不用即失效。
coach-raise = Tous les coups sont tenus
coach-raise-text = 注码多于庄本。发牌之前庄家可以加。不受的部分削去。
coach-peek = 您的牌
coach-peek-text = 您面前有两张牌面朝下的牌。掀起一角。总和只取个位：A算一点，10和J、Q、K算零点。
coach-draw = 补牌还是停牌
coach-draw-text = 一手牌是为所有押它的人打的，因此规则必须遵守：0至4点补牌，6、7点停牌。
coach-five = 五点可选
coach-five-text = 只有五点时，闲家可补可停。庄家无从知道面对的是哪一种。
coach-free = 自由选择
coach-free-text = 本桌打牌的人总可自由补牌或停牌。惯例是0至4点补牌，6、7点停牌。
coach-suite = 续庄
coach-suite-text = 让出的庄按原有金额依次询问。“Passez-moi les cartes”：优先次序最前的应声者开庄。

## 我会怎么做，为什么
coach-why-put-up = 大约是您筹码的十分之一。输了，还剩十分之九。
coach-why-double = 您只会分担风险，什么也决定不了。筹码留给自己打的牌吧。
coach-why-suivi = 这是您的权利，相比您的筹码金额也小。别指望第二次运气更好。
coach-why-no-call = 叫注风险很大。下一点小注就够了。
coach-why-no-suivi = 全部庄本风险很大；放弃此权，您并无损失。
coach-why-keep-seat = 以最低额坐庄风险小，拒绝则失去座位。
coach-why-partner = 合庄使庄本加倍，而您的风险不变。
coach-why-punt = 您筹码的二十分之一或更少：长夜宜小注。
coach-why-punt-none = 不是每个庄都值得押。
coach-why-hold-all = 这些注码只占您筹码的一小部分。好东道全都受。
coach-why-hold-some = 您不必受。超出的部分退回就是了。
coach-why-match = 份额不大，输赢仍各一半。
coach-why-no-match = 份额很大。输赢将按各人在庄本中的份额。
coach-why-no-add = 您的庄本够大了。加进去的都可能一起输掉。
coach-why-set-aside = 搁置的赢利不会再输，而庄继续。
coach-why-leave-in = 搁置的筹码是安全的。庄本够大了。
coach-why-bid = 庄还没有轮到您。低价也许就能得到。
coach-why-take = 您还没有坐过庄，这个庄您负担得起。
coach-why-pass-on = 庄本滚大了。取出来吧：留在里面，一局失手就全没了。
coach-why-pass-lesson = 这次把庄让出去：您会看到一个庄怎样找到下一位庄家。
coach-why-wait = 再给他们一局下注。
coach-why-show = 例牌总是立即亮牌。
coach-why-must-draw = 0至4点，闲家必须补牌。
coach-why-must-stand = 6、7点，闲家必须停牌。
coach-why-five = 您可自由选择。长期来看，补牌比停牌代价略小。
coach-why-custom-draw = 您可自由选择。惯例是0至4点补牌。
coach-why-custom-stand = 您可自由选择。惯例是6、7点停牌。
