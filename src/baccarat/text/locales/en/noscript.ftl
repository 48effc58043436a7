### Shown by a browser without JavaScript, in every language at once.

no-script = The tables need JavaScript: the cards, the chips and the check of the sealed shoe are drawn in your browser. Please allow scripts for this page.
