"""The build hook: the built browser client goes into every archive, the compiled engine into every wheel.

Without a C compiler, or with SIXGUN_COMPILED=0, a wheel holds the sources only and fits every machine.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "sixgun/web/dist"


class SixgunBuild(BuildHookInterface[Any]):
    """Adds what git ignores but an installation needs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Name the files to add to the archive."""
        if version == "editable":
            return
        client = Path(self.root, "src", CLIENT)
        if client.is_dir():
            build_data["force_include"][str(client)] = CLIENT if self.target_name == "wheel" else f"src/{CLIENT}"
        if self.compiles():
            self.add_compiled_engine(build_data)
        elif self.target_name == "wheel":
            self.app.display_warning("the wheel is not compiled: no C compiler, or SIXGUN_COMPILED=0")

    def compiles(self) -> bool:
        """Only a wheel holds compiled code, where it can be made and is wanted."""
        return self.target_name == "wheel" and os.environ.get("SIXGUN_COMPILED") != "0" and has_compiler()

    def dependencies(self) -> list[str]:
        """What compiling needs beyond hatchling: the server is compiled against what it is built upon."""
        compiler = ["mypy[mypyc]>=2.4,<2.5", "setuptools"]
        return [*compiler, *self.metadata.core.dependencies] if self.compiles() else []

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        """Compile engine and server, and put the libraries beside the modules they were made from."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        from compile_engine import compile_server, compile_tuned

        self.libraries = tempfile.TemporaryDirectory()
        top = Path(self.libraries.name).resolve()
        made = compile_tuned(top) + compile_server(top)
        build_data["force_include"].update({str(file): str(file.relative_to(top)) for file in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the compiled copies away: they are in the wheel now."""
        if hasattr(self, "libraries"):
            self.libraries.cleanup()


def has_compiler() -> bool:
    """Is there a C compiler, and what it needs of Python?"""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()
