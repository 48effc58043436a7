### Cómo se llaman los marcadores.

roads = Marcadores
# The language of the five names below.
roads-language = es
big-road = Camino grande
bead-plate = Plato de cuentas
big-eye-boy = Gran ojo
small-road = Camino pequeño
cockroach-road = Camino cucaracha
roads-predict-nothing = Muestran lo que ha salido. No predicen nada.
roads-test = La prueba que lo demuestra
derived-roads = Marcadores derivados del camino grande
derived-road-label = { $red } rojas, { $blue } azules
road-next = Si ahora gana { $side }
road-red = roja
road-blue = azul
road-none = nada aún
road-naturals = Naturales { $many }
road-pairs = Parejas { $side } { $many }
road-legend = Cómo se leen
road-legend-big = Una columna por cada racha; una raya por un empate tras una victoria, con un número si son varios; dorado para un natural; un punto para una pareja, la de Banca arriba a la izquierda y la de Punto abajo a la derecha.
road-legend-derived = Comparan el camino grande consigo mismo, una, dos y tres columnas atrás: rojo si se repite, azul si no. Los colores no tienen nada que ver con quién ganó.
