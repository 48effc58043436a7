### Lo que dice la línea de órdenes a quienes llevan un servidor.

play-names = También responden a los nombres { $names }.

config-from-option = de la opción { $name }
config-from-environment = del entorno: { $name }
config-from-file = del archivo { $name }
config-from-default = por defecto

error-config-key = { $path } tiene la clave «{ $name }», que no es una opción; las opciones son { $known }.
error-config-type = { $path }: { $name } lleva { $kind ->
    [flag] true o false
    [number] un número entero sin comillas
    [texts] un texto entre comillas, o una lista de textos así
   *[text] un texto entre comillas
}.
error-only-option = { $path ->
    [environment] { $name } solo vale en la línea de órdenes, no en el entorno.
   *[other] { $path }: { $name } solo vale en la línea de órdenes, no en un archivo.
}
error-no-listener = { $name } lleva una dirección y un puerto como 127.0.0.1:9464, no «{ $value }».
error-no-sub-path = { $name } lleva una ruta como /baccarat, no «{ $value }».
