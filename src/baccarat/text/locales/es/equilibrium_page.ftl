# Las palabras de la página con imágenes del juego óptimo. Se cargan al pedirlas.

equilibrium-title = El equilibrio
equilibrium-intro = El chemin de fer y el bacarrá a dos paños son los bacarrás en que los jugadores deciden. Estas imágenes muestran el juego del que nadie gana nada apartándose, resuelto con exactitud. No es una forma de ganar: con él, cada lado no pierde más de lo inevitable.
equilibrium-tables = Quién pide, y cuándo
equilibrium-tables-about = Chemin de fer con seis barajas, sin cagnotte: el punto elige con 5, el banquero siempre, y los dos se guían por sus puntos. Dos decisiones son mixtas y deben dejarse al azar: la del punto con 5, y la del banquero con 6 contra un punto que se plantó. Todo lo demás tiene una sola respuesta correcta.
equilibrium-tables-alt = Dos tablas de discos y anillos: para cada total del punto, y para cada total del banquero con cada carta dada, si hay que pedir o plantarse.
equilibrium-packs = Lo que cambia con las barajas
equilibrium-packs-about = Cuantas menos barajas, más le cuesta una jugada al punto, y más importa quién se guía por sus cartas. El punto pierde menos cuando lo hacen los dos, y más cuando solo lo hace el banquero.
equilibrium-packs-alt = Tres líneas ascendentes, que se juntan donde las cartas se devuelven.
equilibrium-theta = Bacarrá a dos paños, según el reparto de las apuestas
equilibrium-theta-about = En el bacarrá a dos paños, el banquero juega una mano contra dos, y se guía por el paño con más apuestas. La banca gana menos cuando los dos paños apuestan lo mismo; un paño con poco en juego no pierde casi nada. Con reposición, y cada paño por su cuenta.
equilibrium-theta-alt = La línea de la banca se hunde en el medio; derecha e izquierda bajan según crece su parte de las apuestas, y se cruzan en la mitad.
equilibrium-sides = Bacarrá a dos paños: una mano contra dos
equilibrium-sides-about = La mitad de las apuestas en cada paño, con reposición, y cada paño por su cuenta. Hay una tabla para cada total del banquero: hacia abajo lo que recibió la derecha, a lo ancho lo que recibió la izquierda. Con 2 o menos el banquero siempre pide, con 7 nunca; con 4 y 5 cuentan las dos cartas juntas, y ahí un error cuesta menos. Una decisión se deja al azar: con 6, cuando los dos paños se plantaron.
equilibrium-sides-alt = Ocho tablas de discos y anillos: para cada total del banquero, según lo que recibieron derecha e izquierda, si hay que pedir o plantarse.
equilibrium-more = «baccarat solve» las dibuja para otras reglas de la casa, sabots y cagnottes.
