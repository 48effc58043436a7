"""Simulations on a Dask cluster give the numbers of one process, whatever becomes of workers."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed")

from distributed import KilledWorker

from baccarat.cli.simulate import simulate as command
from baccarat.lab.simulation import (
    BadSimulation,
    Progress,
    SimulationCode,
    cluster,
    connect_cluster,
    simulate,
)
from baccarat.text.languages import LANGUAGES
from cli.conftest import Here, Told, here, told
from lab.simulation.local_cluster import LocalCluster

__all__ = ["here", "told"]

PLAY: dict[str, Any] = {
    "preset": "ez",
    "shoes": 16_384 * 30,
    "seed": 5,
    "kernel": "cards",
    "bets": ["banker-ez", "either-pair"],
}
COMMAND = (
    "simulate", "ez", "--shoes", str(PLAY["shoes"]), "--seed", "5", "--kernel", "cards",
    "--bet", "banker-ez", "--bet", "either-pair", "--json",
)  # fmt: skip
Report = Callable[[Progress], None]


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalCluster]:
    started = LocalCluster(tmp_path_factory.mktemp("cluster"))
    yield started
    started.close()


@pytest.fixture
def local(started: LocalCluster) -> LocalCluster:
    """Return a cluster with two workers, whatever earlier tests ended."""
    started.employ(2)
    return started


@pytest.fixture(scope="module")
def expected() -> Any:
    return simulate(**PLAY, jobs=1).tally


class AtFirst:
    """Does something once the first results have been added up."""

    def __init__(self, act: Callable[[], object]) -> None:
        self.act, self.reports = act, 0

    def __call__(self, progress: Progress) -> None:
        self.reports += 1
        if self.reports == 1:
            self.act()


def press_ctrl_c() -> None:
    raise KeyboardInterrupt


@pytest.fixture
def at_first(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], object]], None]:
    """Act during a command, when it reports its first results."""

    def plan(act: Callable[[], object]) -> None:
        class Showing:
            def __enter__(self) -> Report:
                return AtFirst(act)

            def __exit__(self, *_: object) -> None: ...

        monkeypatch.setattr(command, "showing_progress", lambda _: Showing())

    return plan


def test_ctrl_c_keeps_the_results_and_the_command_continues(
    local: LocalCluster, expected: Any, here: Here, at_first: Any, tmp_path: Path
) -> None:
    words = (*COMMAND, "--cluster", local.address, "--checkpoint", "check.json")
    at_first(press_ctrl_c)
    ran = here(*words)
    early = json.loads(ran.stdout)
    assert (ran.returncode, ran.stderr) == (130, "")
    assert 0 < early["shoes"] < PLAY["shoes"]
    at_first(lambda: None)
    ran = here(*words)
    late = json.loads(ran.stdout)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert late["shoes"] == PLAY["shoes"]
    assert late["coups"] == expected.coups
    saved = simulate(**PLAY, checkpoint=tmp_path / "check.json")
    assert saved.tally == expected


@pytest.mark.by_day(1)
@pytest.mark.parametrize("more", [{"until": 7e-4}, {"strategy": "dalembert", "shoes": 30_000}])
def test_no_sum_depends_on_the_tasks(local: LocalCluster, more: dict[str, Any]) -> None:
    asked = {**PLAY, "bets": ["banker-ez"], **more}
    with connect_cluster(local.address) as pool:
        assert pool.threads == 2
        found = simulate(**asked, executor=pool)
    assert found.tally == simulate(**asked, jobs=1).tally
    assert found.shoes < PLAY["shoes"]


def test_a_worker_without_a_module_is_named(
    local: LocalCluster, here: Here, tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "our_own.py").write_text("def flat(table):\n    return 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    ran = here(
        "simulate", "ez", "--shoes", "5", "--strategy", "our_own.flat", "--cluster", local.address
    )
    assert (ran.returncode, ran.stdout, told[-1].message) == (2, "", "error-worker-lacks")
    assert ran.stderr == (
        f"A worker of the cluster at “{local.address}” has no module our_own, "
        "so install there what is installed here.\n"
    )


def test_a_worker_of_another_version_is_refused(
    local: LocalCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(BadSimulation) as refused, connect_cluster(local.address) as pool:
        simulate(shoes=5, executor=pool)
    assert refused.value.code == SimulationCode.WORKER_VERSION
    assert refused.value.facts["own"] == "0.0.1"
    assert refused.value.facts["found"] != "0.0.1"


def test_workers_that_end_again_and_again_are_reported(local: LocalCluster) -> None:
    with pytest.raises(BadSimulation) as refused, connect_cluster(local.address):
        raise KilledWorker("play_chunks", None, 3)
    assert refused.value.code == SimulationCode.WORKERS_LOST


@pytest.mark.by_day(0)
def test_a_killed_worker_changes_nothing(local: LocalCluster, expected: Any) -> None:
    """It is killed in mid-run: the first results are there, and it has been given others."""
    kill = AtFirst(lambda: local.kill(local.workers[0]))
    with connect_cluster(local.address) as pool:
        found = simulate(**PLAY, executor=pool, report=kill)
        assert kill.reports > 1
    assert found.tally == expected
    with connect_cluster(local.address) as pool:
        assert pool.threads == 1


@pytest.mark.by_day(0)
def test_losing_all_workers_ends_the_run_and_keeps_the_results(
    local: LocalCluster, expected: Any, tmp_path: Path
) -> None:
    local.employ(1)
    kill = AtFirst(lambda: local.kill(local.workers[0]))
    file = tmp_path / "check.json"
    with pytest.raises(BadSimulation) as lost, connect_cluster(local.address, patience=0) as pool:
        simulate(**PLAY, executor=pool, report=kill, checkpoint=file)
    assert lost.value.code == SimulationCode.CLUSTER_LOST
    assert 0 < json.loads(file.read_bytes())["tally"]["shoes"] < PLAY["shoes"]
    assert simulate(**PLAY, checkpoint=file).tally == expected


LOST = {
    "en": "The cluster at “{}” has no workers, so nobody plays.\n",
    "de": "Der Cluster unter „{}“ hat keine Worker, also spielt niemand.\n",
    "fr": "Le cluster à « {} » n’a aucun worker : personne ne joue.\n",
    "es": "El clúster en «{}» no tiene workers, así que nadie juega.\n",
    "it": "Il cluster a “{}” non ha worker, perciò nessuno gioca.\n",
    "zh-Hans": "“{}”的集群没有worker，因此无人来打。\n",
}


def test_a_cluster_without_workers_is_refused(
    local: LocalCluster, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    local.employ(0)
    monkeypatch.setattr(cluster, "SECONDS_FOR_WORKERS", 0.1)
    for language in LANGUAGES:
        ran = here(*COMMAND, "--cluster", local.address, "--language", language)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr == LOST[language].format(local.address)


GONE = {
    "en": "is gone; the results so far are in check.json, "
    "and the same command continues from them.\n",
    "de": "ist nicht mehr da; die Ergebnisse bis hierher sind in check.json, "
    "und derselbe Befehl macht dort weiter.\n",
    "fr": "a disparu ; les résultats jusqu’ici sont dans check.json, "
    "et la même commande reprend à partir d’eux.\n",
    "es": "ha desaparecido; los resultados hasta ahora están en check.json, "
    "y la misma orden continúa desde ellos.\n",
    "it": "non c’è più; i risultati finora sono in check.json, "
    "e lo stesso comando continua da lì.\n",
    "zh-Hans": "的集群已断开；目前的结果在check.json中，用同一命令可从中继续。\n",
}


@pytest.mark.by_day(0)
def test_a_scheduler_that_disappears_is_reported_in_every_language(
    local: LocalCluster, here: Here, at_first: Any, tmp_path: Path, told: Told,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (tmp_path / "rows.csv").write_text("as before\n")
    at_first(lambda: local.kill(local.scheduler))
    ran = here(
        *COMMAND, "--cluster", local.address, "--checkpoint", "check.json", "--out", "rows.csv"
    )
    assert (ran.returncode, ran.stdout, told[-1].message) == (2, "", "error-cluster-lost")
    assert ran.stderr.endswith(GONE["en"])
    assert ran.stderr.count("\n") == 1
    assert (tmp_path / "rows.csv").read_text() == "as before\n"
    assert json.loads((tmp_path / "check.json").read_bytes())["tally"]["shoes"] > 0

    def lose(*_: object, **__: object) -> Any:
        raise BadSimulation(SimulationCode.CLUSTER_LOST, address=local.address)

    monkeypatch.setattr(command, "using_cluster", lose)
    for language in LANGUAGES:
        asked = (*COMMAND, "--cluster", local.address, "--language", language)
        assert here(*asked, "--checkpoint", "check.json").stderr.endswith(GONE[language])
        assert "check.json" not in here(*asked).stderr


def test_a_cluster_that_is_missing_is_refused(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "SECONDS_TO_CONNECT", 0.1)
    nobody = "tcp://127.0.0.1:1"
    ran = here(*COMMAND, "--cluster", nobody)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"No Dask cluster answers at “{nobody}”; an address is like tcp://host:8786.\n"
    )
