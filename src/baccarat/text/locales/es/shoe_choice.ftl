# Cómo se elige un sabot para analizarlo o repetirlo. Se carga cuando hace falta.
choose-own = Tus últimos sabots
choose-none = Todavía no hay ningún sabot tuyo. Juega una jugada y aparecerá aquí.
choose-shoe = { $name }, sabot { $shoe }
choose-all = Todo tu juego
choose-example = Un sabot de ejemplo
choose-file = Abrir un acta (.bhh)
choose-any-file = Abrir un archivo
choose-link = O el enlace de un sabot de esta casa
choose-link-example = Pega un enlace, como el de una repetición
choose-open = Abrir
choose-no-shoe = No es el enlace de un sabot de esta casa.
