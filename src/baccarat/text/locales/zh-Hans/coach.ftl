# 第一靴教练的话。金额以文本传入，已写成筹码数。

coach = 教练
coach-coup = 第{ $coup }局，共{ $coups }局
coach-ideas = 要点{ $met }/{ $ideas }
coach-off = 关闭教练
coach-on = 显示教练
coach-read = 明白了
coach-advice = 建议：
coach-look = 看您的牌
coach-later = 还没有遇到。
coach-seat = 正在为您抽签定座。
coach-watch = 现在无需操作，看牌桌即可。

## 结束
coach-done = 十局打完：您已会玩
coach-done-met = 您在桌上学到{ $met }个要点，另外听说了{ $told }个。
coach-done-all = 您在桌上学到了全部{ $met }个要点。
coach-done-next = 剩下的，就是多些耐心，多与真人同桌。
coach-real = 观看或加入其他牌桌
coach-stay = 继续与电脑玩家玩
coach-invite = 邀请朋友
coach-list = 您学到的内容
