play-names = 也可用名称{ $names }访问。

config-from-option = 来自选项{ $name }
config-from-environment = 来自环境变量{ $name }
config-from-file = 来自文件{ $name }
config-from-default = 默认

error-config-key = { $path }中的键“{ $name }”不是选项；选项有{ $known }。
error-config-type = { $path }：{ $name }须为{ $kind ->
    [flag] true或false
    [number] 不带引号的整数
    [texts] 带引号的文字，或此类文字的列表
   *[text] 带引号的文字
}。
error-only-option = { $path ->
    [environment] { $name }只能用于命令行，不能用于环境变量。
   *[other] { $path }：{ $name }只能用于命令行，不能用于文件。
}
error-no-listener = { $name }须为地址加端口，如127.0.0.1:9464，不能是“{ $value }”。
error-no-sub-path = { $name }须为/baccarat这样的路径，不能是“{ $value }”。

error-no-page = 无法开放牌桌：页面尚未构建；请先运行`make page`。
error-no-address = 无法在{ $path }开放牌桌：{ $reason }。
error-newer-format = { $path }由较新版本写成，数据存储方式不同；请用该版本，或用--data另给文件夹。
error-not-whole-house = { $path }中的赌场已损坏：{ $reason }。什么也没有更改。请先把整个文件夹复制到安全处；再用`baccarat restore --force`恢复备份，或用--data另给文件夹。
error-latest-missing = { $path }中的赌场缺少最新更改：{ $reason }。什么也没有更改。若文件夹是复制或移动来的，请停止服务器，把文件baccarat.sqlite3与baccarat.sqlite3-wal一起带过来。若确已丢失，`baccarat play --accept-loss`会把所有文件另存副本，并在没有这些更改的情况下打开。只有备份比现有内容更新时，用备份才更好。
backup-done = 赌场已复制到{ $path }。请自行妥善保管：其中有正在发的牌靴的牌，以及每位客人cookie的密钥。
restore-done = 副本中的赌场现在在{ $path }。
check-done = { $path }中的赌场完好无损。
error-damaged-house = { $path }中的赌场已损坏：{ $reason }。
error-no-house = { $path }中没有赌场。
error-changes-name = 自较早副本以来的变更要写入该副本所在文件夹中名称以{ $end }结尾的文件；请用--since指明较早的副本：{ $path }
error-in-the-way = { $path }已存在，不会覆盖。
error-not-whole-copy = { $path }不是完整的赌场副本：{ $reason }。
error-folder-in-use = 服务器正在使用{ $path }；请先停止它。

witness-unreadable = { $path }不含浏览器所见。请选择“保存我所见的”写出的文件。
witness-newer = { $path }由较新的版本{ $value }写成；请更新本程序再读取。
witness-other-room = 浏览器所见是在另一房间，{ $value }。
witness-no-shoe = 浏览器没有保存第{ $value }靴的任何内容。
seen-otherwise = 牌谱与浏览器所见矛盾。
seen-fault = 浏览器当时已自行发现：{ $reason }
seen-root = 浏览器得知的根不同。
seen-attempt = 浏览器见过第{ $at }次尝试，牌谱中没有。
seen-announcement = 第{ $at }次尝试向浏览器公布的内容不同。
seen-roster = 浏览器在第{ $at }次尝试中见到的名单不同。
seen-opening = 浏览器在第{ $at }次尝试中见到一次公开，牌谱中没有。
seen-secret = 第{ $at }次尝试向浏览器公开的秘密不同。
seen-missing = 浏览器得知的第{ $at }次尝试中未公开者不同。
seen-card = 浏览器在位置{ $at }见到的牌不同。
seen-back = 浏览器在位置{ $at }见到的牌背不同。
seen-lot = 第{ $at }次抽签抽中的座位与密钥所定不符。
seen-out = 浏览器见到{ $at ->
   *[other] { $at }张牌
}发出，牌谱中较少。
seen-place = 浏览器见到位置{ $at }的牌在另一处。
seen-coup = 浏览器见到第{ $at }局的结局不同。

play-upgraded = { $path }原为格式{ $old }，现为格式{ $new }。
play-waiting = 另一台服务器正在使用{ $path }；它结束后由本服务器接管。
move-done = { $source }中的赌场已复制到{ $target }，并在那里检查完毕。今后只打开副本：两者含有同样的未发的牌。

error-not-our-database = { $path }中有其他程序的表。请给赌场一个空数据库，或单独的模式。
error-folder-not-shared = { $path }是文件夹，只能由一台服务器使用；多台服务器可共用PostgreSQL中的赌场。
error-shared-standby = 共用赌场的服务器不作为备用等待；请只使用--peer-address或--standby之一。
error-database-in-use = 正在使用{ $path }的服务器无法与本服务器共用：它使用了--standby，或其版本的格式不同。请先停止它。
error-not-durable = { $path }保存更改的方式不符合赌场的要求：{ $reason }。
error-pooled-database = { $path }指向处于事务模式或语句模式的连接池，但赌场的每个连接都需要独立的会话：请选择会话模式，或直接连接。
error-not-whole-database = { $path }中的赌场已损坏：{ $reason }。什么也没有更改。请先用pg_dump保留数据库的副本，再用pg_restore恢复备份。
error-password-in-url = 命令行上的数据库URL不能含有密码，因为本机的其他用户可以在那里读到。请把密码写入密码文件或BACCARAT_DATA。
error-needs-pg-dump = { $path }是数据库：请用pg_dump备份，用pg_restore恢复。
error-move-kinds = { $source }与{ $target }中，一个必须是文件夹，另一个必须是数据库的URL。
