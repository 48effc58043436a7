### 命令行对服务器管理者说的话。

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
