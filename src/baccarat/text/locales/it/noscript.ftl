### Shown by a browser without JavaScript, in every language at once.

no-script = I tavoli richiedono JavaScript: le carte, le fiches e la verifica del sabot sigillato si disegnano nel tuo browser. Consenti gli script per questa pagina.
