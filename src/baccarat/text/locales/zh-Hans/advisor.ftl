# 桌上顾问的话。数字以文本传入；价值按每押1筹码计。

advisor-name = 顾问
advisor-show = 问顾问怎么做
advisor-hide = 收起顾问
advisor-draw = 补牌
advisor-stand = 停牌
advisor-fares = 赢{ $won }，和{ $tied }，输{ $lost }
advisor-why-strict = 面对打得最好的对手，{ $better ->
    [draw] 补牌
   *[stand] 停牌
}更好：另一选择每押1筹码白送{ $cost }。
advisor-why-mixed = 两者价值相同。按各自的频率随机选择，别人猜您的牌也得不到好处。
advisor-why-indifferent = 两者对您价值相同：随意选择。
advisor-cards = { $exact ->
    [yes] 精确，依据
   *[no] 极为接近，依据
}您的座位所见、本局之前剩下的{ $cards ->
   *[other] { $cards }张牌
}。
advisor-outlook = 若各方都打得最好，平均一注或banco得其金额的{ $ponte }，庄家得对赌注码的{ $bank }。
advisor-outlook-sides = 若各方都打得最好，平均右门一注得其金额的{ $right }，左门得{ $left }，庄家得全部注码的{ $bank }。
advisor-brief = 每单位：一注或banco { $ponte }，庄家{ $bank }
advisor-brief-sides = 每单位：右门{ $right }，左门{ $left }，庄家{ $bank }
advisor-rough = 粗略：按整靴的解。现有的牌还在求解。
advisor-brief-rough = （整靴）
advisor-outlook-rough = 此为整靴的数值；现有的牌还在求解。
advisor-computing = 顾问还在计算。
advisor-forced = 这手牌由规则决定，无需权衡。
advisor-unsolved = 这个决定还没有人解出：顾问无话可说。
advisor-silent = 顾问没有回应。
