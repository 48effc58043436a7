### What the command line tells those who run a server.

play-names = They also answer to the names { $names }.

config-from-option = from the option { $name }
config-from-environment = from the environment: { $name }
config-from-file = from the file { $name }
config-from-default = default

error-config-key = { $path } has the key “{ $name }”, which is not an option; the options are { $known }.
error-config-type = { $path }: { $name } takes { $kind ->
    [flag] true or false
    [number] a whole number without quotes
    [texts] a text in quotes, or a list of such texts
   *[text] a text in quotes
}.
error-only-option = { $path ->
    [environment] { $name } works only on the command line, not in the environment.
   *[other] { $path }: { $name } works only on the command line, not in a file.
}
error-no-listener = { $name } takes an address and a port such as 127.0.0.1:9464, not “{ $value }”.
error-no-sub-path = { $name } takes a path such as /baccarat, not “{ $value }”.
