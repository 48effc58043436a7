"""`baccarat count`: its output, and that its JSON object is the result in Python."""

import json

import pytest

from baccarat.lab.counting import count
from baccarat.lab.counting.count import count_object
from cli.conftest import Here

TAGS = "0,0,0,-1,-1,-1,-1,2,2,0"


def test_the_object_is_that_of_the_library(here: Here) -> None:
    ran = here("count", "dragon-7", "--tags", TAGS, "--shoes", "5", "--cut", "14", "--json")
    assert ran.returncode == 0
    found = count("dragon-7", tags=TAGS, shoes=5, cuts=(14,))
    assert json.loads(ran.stdout) == json.loads(json.dumps(count_object(found)))


@pytest.mark.by_day(0)
def test_a_table_for_each_language(here: Here) -> None:
    for language, word in (("en", "Advantage"), ("de", "Vorteil"), ("fr", "Avantage")):
        ran = here("count", "player-pair", "--shoes", "20", lang=f"{language}.UTF-8")
        assert ran.returncode == 0
        assert word in ran.stdout
