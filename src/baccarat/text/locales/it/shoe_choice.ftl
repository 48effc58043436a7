# Come si sceglie un sabot da analizzare o da rivedere. Caricato quando serve.
choose-own = I tuoi ultimi sabot
choose-none = Ancora nessun sabot tuo. Gioca un colpo e apparirà qui.
choose-shoe = { $name }, sabot { $shoe }
choose-all = Tutto il tuo gioco
choose-example = Un sabot di esempio
choose-file = Apri un verbale (.bhh)
choose-any-file = Apri un file
choose-link = O il link a un sabot di questa casa
choose-link-example = Incolla un link, per esempio quello di un replay
choose-open = Apri
choose-no-shoe = Non è il link a un sabot di questa casa.
