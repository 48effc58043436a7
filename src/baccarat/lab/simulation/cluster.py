"""A Dask cluster as the executor of a simulation.

The scheduler sends a task again if its worker ends, so losing some workers changes nothing but the
time. The cluster counts as lost if its scheduler cannot be reached, or if no worker is left.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

from ..._version import __version__
from .fault import BadSimulation, SimulationCode

if TYPE_CHECKING:
    from distributed import Client

SECONDS_TO_CONNECT: Final = 10.0
SECONDS_FOR_WORKERS: Final = 10.0
"""How long a simulation waits for a cluster's first worker."""
SECONDS_WITHOUT_WORKERS: Final = 60.0
SECONDS_BETWEEN_LOOKS: Final = 1.0


class Cluster(Executor):
    """Runs functions on the workers of a cluster; `threads` is the number of their threads."""

    def __init__(self, client: "Client") -> None:
        self._client = client
        self._pool = client.get_executor(pure=False)
        self._ends = Event()
        self._tasks: WeakSet[Future[Any]] = WeakSet()
        self.threads = sum(client.nthreads().values())

    def submit(self, function: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Submit a task; raises CancelledError once the cluster is lost."""
        try:
            task = self._pool.submit(play_same_version, __version__, function, *given, **named)
        except Exception as fault:  # of the client, whose scheduler is gone, or of the closed pool
            if self._client.status == "running" and not isinstance(fault, RuntimeError):
                raise
            raise CancelledError from None
        self._tasks.add(task)
        return task  # type: ignore[no-any-return]

    def watch(self, patience: float) -> None:
        """Cancel everything once no worker has been there for `patience` seconds."""
        looks = 0.0
        while looks <= patience and not self._ends.wait(SECONDS_BETWEEN_LOOKS):
            try:
                looks = 0.0 if self._client.nthreads() else looks + SECONDS_BETWEEN_LOOKS
            except OSError:  # the scheduler is gone
                break
        if not self._ends.is_set():
            # The client cancels what waits as it notices the loss, but nothing submitted since.
            with suppress(Exception):
                self._pool.shutdown(wait=False)
            for task in [*self._tasks]:
                task.cancel()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ends.set()
        self._pool.shutdown(wait=wait and not cancel_futures)


@contextmanager
def connect_cluster(
    address: str, *, patience: float = SECONDS_WITHOUT_WORKERS
) -> Iterator[Cluster]:
    """Connect to the scheduler at `address`, as in tcp://host:8786, for `simulate(executor=…)`.

    Raises BadSimulation if the cluster does not answer or has no workers. So does the body, if the
    cluster is lost, has had no worker for `patience` seconds, or has workers that cannot play.
    """
    from distributed import KilledWorker

    client = _client(address)
    try:
        cluster = _with_workers(client, address)
        watching = Thread(target=cluster.watch, args=(patience,), daemon=True)
        watching.start()
        try:
            yield cluster
        finally:
            cluster.shutdown(cancel_futures=True)
            watching.join()
    except ImportError as fault:
        name = fault.name or str(fault)
        raise BadSimulation(SimulationCode.WORKER_LACKS, address=address, name=name) from None
    except OtherVersion as fault:
        found, own = fault.args
        raise BadSimulation(
            SimulationCode.WORKER_VERSION, address=address, found=found, own=own
        ) from None
    except KilledWorker:
        raise BadSimulation(SimulationCode.WORKERS_LOST, address=address) from None
    except CancelledError:
        raise BadSimulation(SimulationCode.CLUSTER_LOST, address=address) from None
    finally:
        with suppress(OSError, TimeoutError):
            client.close()


class OtherVersion(Exception):
    """A worker has another version of the package, and may play other shoes."""


def play_same_version(version: str, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Call the function on a worker; raises OtherVersion."""
    if version != __version__:
        raise OtherVersion(__version__, version)
    return function(*given, **named)


def _client(address: str) -> "Client":
    import asyncio

    from distributed import Client

    try:
        with ThreadPoolExecutor(1) as thread:  # a notebook has a running event loop in its own
            thread.submit(asyncio.run, _ask(address)).result()
        return Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
    except (OSError, ValueError, TypeError):  # nobody answers, no address, no certificates
        raise BadSimulation(SimulationCode.NO_CLUSTER, address=address) from None


async def _ask(address: str) -> None:
    """Ask whether a scheduler is there: a `Client` would wait for ever for a silent server."""
    import asyncio

    from distributed import rpc
    from distributed.security import Security

    with_certificates = Security().get_connection_args("client")
    async with (
        asyncio.timeout(SECONDS_TO_CONNECT),
        rpc(address, connection_args=with_certificates) as scheduler,
    ):
        await scheduler.identity()


def _with_workers(client: "Client", address: str) -> Cluster:
    try:
        client.wait_for_workers(1, timeout=SECONDS_FOR_WORKERS)
    except TimeoutError:
        raise BadSimulation(SimulationCode.NO_WORKERS, address=address) from None
    return Cluster(client)
