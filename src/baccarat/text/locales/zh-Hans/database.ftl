## A house in a PostgreSQL database

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
