"""Programs the examples in ``deploy/`` are for; a test that cannot have one says why it is left out."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The nginx of the machine, or Debian's, unpacked but not installed."""
    found = shutil.which("nginx", path="/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin")
    if found is not None:
        return Path(found)
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        pytest.skip("no nginx here, and no Debian to get it from")
    folder = tmp_path_factory.mktemp("nginx")
    fetched = subprocess.run(["apt-get", "download", "nginx"], cwd=folder, capture_output=True, text=True, timeout=60)
    if fetched.returncode:
        pytest.skip(f"no nginx here, and Debian's cannot be had: {fetched.stderr.strip().splitlines()[-1:]}")
    subprocess.run(["dpkg-deb", "-x", next(folder.glob("nginx_*.deb")), folder / "root"], check=True)
    program = folder / "root/usr/sbin/nginx"
    tried = subprocess.run([program, "-v"], capture_output=True, text=True)
    if tried.returncode:
        pytest.skip(f"Debian's nginx does not run here: {tried.stderr.strip()}")
    return program
