roads-test-title = 路单能预测什么吗？
roads-test-no = 不能。接下来开什么与路单无关，谁也不能靠它获利。
roads-test-how = 按封印牌靴的方式洗出{ $shoes }靴，每靴八副牌，全部发完：第一次分出胜负之后共{ $dealt }局。每局之前记下各路单的显示，再记下开出的结果。
roads-test-gain = 无论路单显示什么，闲、庄、和长期都是输。最接近不输的是{ $road }（{ $mark }）之后的{ $bet }：至少输掉注码的{ $worth }；所有这些界限同时成立，例外的可能只有百万分之一。
roads-test-shown = 路单显示
roads-test-coups = 局数
roads-test-run = { $run ->
    [1] { $side }赢了1次
    [4] { $side }连赢4次或更多
   *[other] { $side }连赢{ $run }次
  }
roads-test-asked = 上一个{ $colour }；开{ $side }则下一个为红
roads-test-chance = 若结果与路单无关，各行出现这样大的差异的机会是{ $chance }。
roads-test-itself = 检验本身
roads-test-run-it = 程序每次测试都会运行它。每一靴都由其编号决定，任何人都可以重新数一遍。
