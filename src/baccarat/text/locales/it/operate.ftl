### What the command line tells those who run a server.

play-names = Rispondono anche ai nomi { $names }.

config-from-option = dall’opzione { $name }
config-from-environment = dall’ambiente: { $name }
config-from-file = dal file { $name }
config-from-default = valore predefinito

error-config-key = { $path } ha la chiave “{ $name }”, che non è un’opzione; le opzioni sono { $known }.
error-config-type = { $path }: { $name } accetta { $kind ->
    [flag] true o false
    [number] un numero intero senza virgolette
    [texts] un testo tra virgolette, o una lista di testi così
   *[text] un testo tra virgolette
}.
error-only-option = { $path ->
    [environment] { $name } vale solo sulla riga di comando, non nell’ambiente.
   *[other] { $path }: { $name } vale solo sulla riga di comando, non in un file.
}
error-no-listener = { $name } accetta un indirizzo e una porta come 127.0.0.1:9464, non “{ $value }”.
error-no-sub-path = { $name } accetta un percorso come /baccarat, non “{ $value }”.
