### Lo muestra un navegador sin JavaScript, en todos los idiomas a la vez.

no-script = Las mesas necesitan JavaScript: las cartas, las fichas y la comprobación del sabot sellado se dibujan en tu navegador. Permite los scripts en esta página.
