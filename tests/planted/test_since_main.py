"""What differs from main is found, so that its planted changes do not wait for the night."""

import shutil
import subprocess
from pathlib import Path

import pytest

from support.mutants.since_main import SinceMain
from support.runs import lack

ONE = "def one() -> int:\n    return 1\n"
TWO = "\n\nclass Two:\n    two = 2\n"


class Tree:
    """A repository with a branch `main` that has one file of two definitions."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.file = root / "code.py"
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit(ONE + TWO)

    def git(self, *arguments: str) -> None:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@localhost")
        subprocess.run(["git", *who, *arguments], cwd=self.root, check=True, capture_output=True)

    def commit(self, text: str) -> None:
        self.file.write_text(text)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Change")

    def differing(self) -> list[str]:
        """List the definitions that differ."""
        since = SinceMain(self.root)
        return [name for name in ("one", "Two.two") if since.definition_differs(self.file, name)]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    if not shutil.which("git"):
        lack("git")
    return Tree(tmp_path)


def test_nothing_differs_on_main(tree: Tree) -> None:
    assert not SinceMain(tree.root).files
    assert tree.differing() == []


def test_what_is_not_committed_differs(tree: Tree) -> None:
    tree.file.write_text(ONE.replace("1\n", "7\n") + TWO)
    (tree.root / "new.py").write_text(ONE)
    assert SinceMain(tree.root).files == {tree.file, tree.root / "new.py"}
    assert SinceMain(tree.root).any_differs("elsewhere", "new.py")
    assert not SinceMain(tree.root).any_differs("elsewhere", "new")
    assert tree.differing() == ["one"]
    assert SinceMain(tree.root).definition_differs(tree.root / "new.py", "one")


def test_a_branch_is_compared_with_where_it_began(tree: Tree) -> None:
    tree.git("switch", "--quiet", "--create", "work")
    tree.commit("# A line moves what follows.\n" + ONE + TWO.replace("= 2", "= 3"))
    tree.git("switch", "--quiet", "main")
    tree.commit(ONE.replace("1\n", "9\n") + TWO)
    tree.git("switch", "--quiet", "work")
    assert tree.differing() == ["Two.two"]


def test_a_shallow_clone_is_compared_with_main_itself(tree: Tree, tmp_path: Path) -> None:
    tree.git("switch", "--quiet", "--create", "work")
    tree.commit(ONE + TWO.replace("= 2", "= 3"))
    shallow = tmp_path / "shallow"
    source = f"file://{tree.root}"
    tree.git("clone", "--quiet", "--depth=1", "--no-single-branch", source, str(shallow))
    clone = SinceMain(shallow)
    assert clone.base
    assert clone.definition_differs(shallow / "code.py", "Two.two")
    assert not clone.definition_differs(shallow / "code.py", "one")


def test_without_main_everything_differs(tree: Tree, tmp_path: Path) -> None:
    tree.git("branch", "--move", "other")
    assert SinceMain(tree.root).base is None
    assert tree.differing() == ["one", "Two.two"]
    nowhere = tmp_path / "nowhere"
    nowhere.mkdir()
    assert SinceMain(nowhere).base is None
    assert SinceMain(nowhere).any_differs("elsewhere")
