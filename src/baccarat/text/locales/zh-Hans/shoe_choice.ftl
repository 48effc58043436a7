# 选择要分析或重放的一靴牌。需要时才载入。
choose-own = 您最近的牌靴
choose-none = 您还没有打过牌。打完一局后就会出现在这里。
choose-shoe = { $name }，第{ $shoe }靴
choose-all = 您的全部战绩
choose-example = 示例牌靴
choose-file = 打开牌谱（.bhh）
choose-any-file = 打开文件
choose-link = 或本赌场某一靴牌的链接
choose-link-example = 粘贴链接，例如重放页面的链接
choose-open = 打开
choose-no-shoe = 这不是本赌场某一靴牌的链接。
