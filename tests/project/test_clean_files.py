"""Committed files say nothing about the machine they were written on, nor about package servers."""

import json
import re
import tomllib

from source_tree import ROOT, committed_files

MACHINE_PATH = re.compile(r"(?<![\w.}])/(?:root|work|Users|home/\w+)/|\bfile:///\w")
PACKAGE_SERVER = re.compile(
    r"pythonhosted\.|\bpypi\.(?:org|python)|registry\.npmjs|npmmirror|yarnpkg\.com|\bdeb\.debian|index-url\s*[=:]|extra-index"
)
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in committed_files()
        if name != "tests/project/test_clean_files.py"
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_path_of_one_machine() -> None:
    assert not lines_with(MACHINE_PATH)


def test_no_file_names_a_package_server() -> None:
    assert not lines_with(PACKAGE_SERVER)


def test_requirements_are_pinned_by_hash_and_hold_no_address() -> None:
    assert LOCKS
    for lock in LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text and "--index" not in text and "--find-links" not in text, lock.name
        wanted = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
        assert wanted and not [item.split()[0] for item in wanted if "==" not in item or "--hash=sha256:" not in item]


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {canonical(text) for text in project["dependencies"]}
    locked = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    assert names <= {canonical(line) for line in locked.splitlines() if re.match(r"\w", line)}, "run ./sixgun lock"


def test_the_package_and_the_project_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f'__version__ = "{project["version"]}"' in (ROOT / "src/sixgun/__init__.py").read_text(encoding="utf-8")


def canonical(requirement: str) -> str:
    """The name in a requirement, as package servers compare names."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


def test_the_lock_of_the_client_holds_no_address() -> None:
    lock = ROOT / "web" / "package-lock.json"
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"] if lock.exists() else {}
    assert not [name for name, package in packages.items() if "://" in package.get("resolved", "")]
