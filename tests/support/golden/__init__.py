"""Golden records, stored forms and data folders of earlier versions."""
