### Was die Befehlszeile denen sagt, die einen Server betreiben.

play-names = Sie antworten auch auf die Namen { $names }.

config-from-option = aus der Option { $name }
config-from-environment = aus der Umgebung: { $name }
config-from-file = aus der Datei { $name }
config-from-default = Vorgabe

error-config-key = { $path } hat den Schlüssel „{ $name }“, der keine Option ist; die Optionen sind { $known }.
error-config-type = { $path }: { $name } verlangt { $kind ->
    [flag] true oder false
    [number] eine ganze Zahl ohne Anführungszeichen
    [texts] einen Text in Anführungszeichen oder eine Liste solcher Texte
   *[text] einen Text in Anführungszeichen
}.
error-only-option = { $path ->
    [environment] { $name } gilt nur auf der Befehlszeile, nicht in der Umgebung.
   *[other] { $path }: { $name } gilt nur auf der Befehlszeile, nicht in einer Datei.
}
error-no-listener = { $name } verlangt eine Adresse und einen Port wie 127.0.0.1:9464, nicht „{ $value }“.
error-no-sub-path = { $name } verlangt einen Pfad wie /baccarat, nicht „{ $value }“.
