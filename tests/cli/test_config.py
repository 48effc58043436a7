"""`baccarat play`: options, environment and file, and the sentence for anything else in them."""

import tomllib
from pathlib import Path
from socket import gethostname

import pytest
from cyclopts.completion.detect import ShellDetectionError

from baccarat.cli.commands import _read_play_again
from baccarat.cli.output.errors import CommandError
from baccarat.cli.play import settle
from cli.conftest import Here

GOOD = """\
port = 8123
browser = false
host-name = ["tables.example", "cards.example"]
trusted-proxies = "127.0.0.1,10.0.0.0/8"
log-format = "json"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "baccarat.toml"
    file.write_text(GOOD)
    return file


def test_each_value_has_its_first_source(
    here: Here, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command line comes before the environment, which comes before the file."""
    monkeypatch.setenv("BACCARAT_CONFIG", str(file))
    monkeypatch.setenv("BACCARAT_PORT", "8456")
    monkeypatch.setenv("BACCARAT_ROOT_PATH", "/cards/")
    monkeypatch.setenv("BACCARAT_HOST", "::1")
    monkeypatch.setenv("BACCARAT_OPERATOR", "Anna-4821, Bert Bo-12345")
    monkeypatch.setenv("BACCARAT_NONSENSE", "1")
    ran = here(
        "play", "--host", "192.0.2.1", "--metrics", "[::1]:9464", "--data", "x", "--show-config"
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    values = {line.split(" = ")[0]: line.split("# ")[1] for line in ran.stdout.splitlines()}
    from_file = f"from the file {file}"
    assert values == {
        "host": "from the option --host",
        "port": "from the environment: BACCARAT_PORT",
        "data": "from the option --data",
        "browser": from_file,
        "connections": "default",
        "host-name": from_file,
        "trusted-proxies": from_file,
        "root-path": "from the environment: BACCARAT_ROOT_PATH",
        "metrics": "from the option --metrics",
        "history-days": "default",
        "guest-days": "default",
        "max-megabytes": "default",
        "operator": "from the environment: BACCARAT_OPERATOR",
        "operator-passkey": "default",
        "log-format": from_file,
        "log-level": "default",
        "standby": "default",
        "peer-address": "default",
    }
    assert tomllib.loads(ran.stdout) == {
        "host": "192.0.2.1",
        "port": 8456,
        "data": "x",
        "browser": False,
        "connections": 128,
        "host-name": ["tables.example", "cards.example"],
        "trusted-proxies": ["127.0.0.1/32", "10.0.0.0/8"],
        "root-path": "/cards",
        "metrics": "[::1]:9464",
        "history-days": 0,
        "guest-days": 400,
        "max-megabytes": 0,
        "operator": ["Anna-4821", "Bert Bo-12345"],
        "operator-passkey": False,
        "log-format": "json",
        "log-level": "info",
        "standby": False,
        "peer-address": "",
    }
    assert not Path("x").exists()


@pytest.mark.parametrize(
    ("options", "address"),
    [
        ([], "127.0.0.1:0"),
        (["--host", "192.0.2.1"], "192.0.2.1:0"),
        (["--host", "0.0.0.0"], f"{gethostname()}:0"),  # noqa: S104 - where it would listen
        (["--peer-address", "[::1]:9"], "[::1]:9"),
        (["--standby"], ""),
    ],
)
def test_servers_of_a_database_share_it_unless_they_stand_by(
    here: Here, options: list[str], address: str
) -> None:
    shown = here("play", "--data=postgresql://a/b", *options, "--show-config")
    assert tomllib.loads(shown.stdout)["peer-address"] == address


def test_the_shown_configuration_can_be_used_as_a_file(here: Here, tmp_path: Path) -> None:
    shown = here("play", "--data", "x", "--show-config", lang="de")
    assert "# Vorgabe" in shown.stdout
    again = tmp_path / "again.toml"
    again.write_text(shown.stdout)
    ran = here("play", "--config", str(again), "--show-config")
    assert ran.stdout.count("from the file") == shown.stdout.count("\n")
    assert tomllib.loads(ran.stdout) == tomllib.loads(shown.stdout)


BAD: dict[str, tuple[str | bytes, str]] = {
    "unknown key": ("prot = 8000", "“prot”, which is not an option; the options are browser, con"),
    "no name": ('"*" = "x"', "has the key “*”, which is not an option"),
    "unknown table": ("[play]\nport = 1", "has the key “play”, which is not an option"),
    "number in quotes": ('port = "8000"', ": port takes a whole number without quotes."),
    "flag for a number": ("port = true", ": port takes a whole number without quotes."),
    "fraction": ("port = 80.5", ": port takes a whole number without quotes."),
    "text for a flag": ('browser = "no"', ": browser takes true or false."),
    "number for a text": ("host = 5", ": host takes a text in quotes."),
    "list of numbers": ("host-name = [3]", ": host-name takes a text in quotes, or a list of"),
    "port too large": ("port = 99999", ": port takes a number from 0 to 65535, not 99999."),
    "no network": ('trusted-proxies = "proxy"', ": trusted-proxies takes addresses or networks"),
    "no form": ('log-format = "xml"', ": log-format cannot be “xml”"),
    "no path": ('root-path = "a b"', ": root-path takes a path such as /baccarat, not “a b”."),
    "no account": ('operator = "Anna"', ": operator takes sign-in names of accounts, such as"),
    "number for names": ("operator = [1]", ": operator takes a text in quotes, or a list of"),
    "no listener": ('metrics = "9464"', ": metrics takes an address and a port such as"),
    "no listener's port": ('metrics = "a:70000"', ": metrics takes an address and a port such as"),
    "for a single start": ("accept-loss = true", ": --accept-loss works only on the command line"),
    "a file in a file": ('config = "x"', ": --config works only on the command line"),
    "no TOML": ("port 8000", " cannot be used: line 1 is not TOML from column 6 on."),
    "twice": ("port = 1\nport = 2", " cannot be used: line 2 is not TOML"),
    "not text": (b"port = '\xff'", " cannot be used: "),
    "a key of many parts": ("a." * 30_000 + "b = 1", " cannot be used: line 1 "),
    "brackets in brackets": ("host-name = " + "[" * 100_000, " cannot be used: "),
    "a number of many digits": ("port = " + "9" * 200_000, "has a number with too many digits."),
    "a long line": (f'host = "{"x" * 300_000}"', " cannot be used: line 1 "),
    "many tables": ("[[host]]\n" * 100_000, "has more than 50000 keys and values."),
    "too long": ("\n" * 5_000_000, " cannot be used: "),
    "signs for the terminal": ('"\\u001b[2J\\u202e" = 1', "which is not an option"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_reported_in_one_sentence(here: Here, file: Path, name: str) -> None:
    text, said = BAD[name]
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    ran = here("play", "--config", str(file), "--data", "x")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(str(file))
    assert said in ran.stderr
    assert ran.stderr.replace("\n", "").isprintable()
    assert not Path("x").exists(), "the data folder is not touched"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless file")
def test_an_endless_file_is_not_read_to_its_end(here: Here) -> None:
    ran = here("play", "--config", "/dev/zero", "--data", "x")
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("PORT", "x", "BACCARAT_PORT takes a whole number, not “x”."),
        ("LOG_LEVEL", "loud", "BACCARAT_LOG_LEVEL cannot be “loud”"),
        ("ACCEPT_LOSS", "1", "--accept-loss works only on the command line, not in the env"),
        ("CONFIG", "none.toml", "none.toml cannot be used: there is no such file"),
        ("OPERATOR", "Anna-12", "BACCARAT_OPERATOR takes sign-in names of accounts, such as"),
        ("ROOT_PATH", "cards", "BACCARAT_ROOT_PATH takes a path such as /baccarat, not “cards”."),
    ],
)
def test_a_bad_variable_is_reported_in_one_sentence(
    here: Here, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, said: str
) -> None:
    monkeypatch.setenv(f"BACCARAT_{variable}", value)
    ran = here("play", "--data", "x")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(said)
    assert not Path("x").exists()


def test_a_backup_finds_the_folder_in_the_environment(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACCARAT_DATA", str(tmp_path / "none"))
    ran = here("backup", "copy")
    assert ran.returncode == 2
    assert str(tmp_path / "none") in ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_commands_and_options(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    script = tmp_path / "completion"
    ran = here("--install-completion", "--shell", shell, "--output", str(script))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"Completion is set up in {script}. Start a new shell to use it.\n"
    text = script.read_text()
    for word in ("best-response", "trusted-proxies"):
        assert word in text


def test_an_unknown_shell_is_asked_for(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise ShellDetectionError

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("cyclopts.completion.detect.detect_shell", fail)
    ran = here("--install-completion", lang="de_DE.UTF-8")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Welche Shell Sie benutzen" in ran.stderr
    assert not [*tmp_path.iterdir()]


def test_the_options_of_a_running_house_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "baccarat.toml"
    monkeypatch.setattr("sys.argv", ["baccarat", "play", "--port", "0", "--config", str(file)])
    for operators in (["Olga-1234"], ["Ada-4321", "Olga-1234"]):
        file.write_text(f"operator = {operators}\nport = 99\n")
        config = settle(_read_play_again())
        assert (config.port, config.operator) == (0, ",".join(operators))
    file.write_text("operators = 1\n")
    with pytest.raises(CommandError) as fault:
        _read_play_again()
    assert fault.value.message == "error-config-key"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tue",), "The changes since an earlier copy go into a file"),
        (("x/tue.changes",), "The changes since an earlier copy go into a file"),
        (("tue.changes",), "mon.gz cannot be used: there is no such file"),
    ],
    ids=["another name", "another folder", "no earlier copy"],
)
def test_changes_are_written_beside_the_copy_that_they_belong_to(
    here: Here, arguments: tuple[str, ...], said: str
) -> None:
    ran = here("backup", *arguments, "--since", "mon.gz", "--data", "house")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert ran.stderr.startswith(said)
