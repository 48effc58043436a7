# Wie man einen Schlitten zum Analysieren oder Nachspielen wählt. Bei Bedarf geladen.
choose-own = Ihre letzten Schlitten
choose-none = Noch kein Schlitten von Ihnen. Nach dem ersten Coup steht er hier.
choose-shoe = { $name }, Schlitten { $shoe }
choose-all = Alles, was Sie gespielt haben
choose-example = Ein Beispiel
choose-file = Aufzeichnung öffnen (.bhh)
choose-any-file = Datei öffnen
choose-link = Oder der Link zu einem Schlitten dieses Hauses
choose-link-example = Link einfügen, etwa den einer Wiedergabe
choose-open = Öffnen
choose-no-shoe = Das ist kein Link zu einem Schlitten dieses Hauses.
