# 账户对话框的文字。随其载入。
account-title = 账户
account-welcome = 欢迎回来。请登录，继续使用您的名字和筹码。
account-other = 此浏览器随后会忘记现在认识的客人及其筹码。
account-confirm = 请确认是您本人。
account-back = 返回
account-use-passkey = 用通行密钥登录
account-sign-in-name = 登录名，如Anna-4821
account-password = 密码
account-sign-in = 登录
account-lost = 没有通行密钥或密码？使用恢复码
account-code = 恢复码
account-no-passkey = 没有使用通行密钥。请重试，或换一种方式。
account-privacy = 本赌场保存您的哪些信息
account-operator = 经营者页面

account-name = 您的名字
account-rename = 改名
account-renamed = 名字已改。下次入座起牌桌显示新名字。
account-chips = { $count ->
   *[other] 您在牌桌之外有{ $amount }筹码。
}

account-return = 在其他设备上也能打
account-return-how = 目前只有此浏览器认识您。请选择在别处登录的方式，即可保留您的名字、筹码和历史。
account-ways = 登录方式
account-known-as = 您的登录名是{ $name }。
account-add-passkey = 添加通行密钥
account-passkey-how = 由您的设备以指纹、面容或PIN码确认是您本人。什么都不用记。
account-passkey-where = 通行密钥需要带域名的安全地址（https）和较新的浏览器。
account-passkey-of = { $host }的通行密钥，{ $date }
account-remove = 移除
account-remove-passkey = 移除{ $date }的通行密钥
account-remove-password = 移除密码
account-or-password = 或使用密码
account-new-password = 新密码
account-set-password = 设置密码
account-change-password = 更改密码
account-password-how = 至少十个字符，且不能是您的名字。几个随机的词既安全又好记。
account-codes-left = { $count ->
    [0] 恢复码已用完
   *[other] 还有{ $count }个恢复码
}
account-new-codes = 新恢复码
account-codes = 请保存这些恢复码
account-codes-how = 丢失通行密钥或忘记密码时，每个恢复码可登录一次。只在此时显示。
account-copy = 复制
account-copied = 已复制
account-save = 存为文件
account-codes-done = 我已保存
account-have-one = 已有账户？

account-sessions = 已登录的设备
account-some-device = 某个程序
account-here = 此浏览器
account-used = 上次使用：{ $date }
account-end = 退出
account-end-of = 退出{ $device }上的登录
account-end-others = 退出其他所有设备
account-sign-out = 退出登录

account-data = 您的数据
account-download = 下载我的数据
account-delete = 删除我…
account-delete-how = 您的账户、筹码、限额和说过的话将被删除，您的牌桌将关闭，所有设备将退出登录。打过的靴的牌谱会保留，因为别人要依据它们。此操作无法撤销。
account-delete-guest = 您的名字、筹码、限额和说过的话将被删除，您的牌桌将关闭。打过的靴的牌谱会保留，因为别人要依据它们。此操作无法撤销。
account-delete-now = 立即删除
account-keep = 全部保留
account-delete-waits = 您还有注码在桌上。本局一结算就全部删除，您不必等待。
