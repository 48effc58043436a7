### Montré par un navigateur sans JavaScript, dans toutes les langues à la fois.

no-script = Les tables ont besoin de JavaScript : les cartes, les jetons et la vérification du sabot scellé se font dans votre navigateur. Veuillez autoriser les scripts de cette page.
