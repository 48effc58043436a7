### Ce que la ligne de commande dit à ceux qui exploitent un serveur.

play-names = Elles répondent aussi aux noms { $names }.

config-from-option = de l’option { $name }
config-from-environment = de l’environnement : { $name }
config-from-file = du fichier { $name }
config-from-default = par défaut

error-config-key = { $path } contient la clé « { $name } », qui n’est pas une option ; les options sont { $known }.
error-config-type = { $path } : { $name } attend { $kind ->
    [flag] true ou false
    [number] un nombre entier sans guillemets
    [texts] un texte entre guillemets, ou une liste de tels textes
   *[text] un texte entre guillemets
}.
error-only-option = { $path ->
    [environment] { $name } ne vaut que sur la ligne de commande, pas dans l’environnement.
   *[other] { $path } : { $name } ne vaut que sur la ligne de commande, pas dans un fichier.
}
error-no-listener = { $name } attend une adresse et un port comme 127.0.0.1:9464, pas « { $value } ».
error-no-sub-path = { $name } attend un chemin comme /baccarat, pas « { $value } ».
