"""The build hook: the built browser client goes into every archive, with SIXGUN_COMPILE=1 the compiled engine too."""

from __future__ import annotations

import os
import sys
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

    def compiles(self) -> bool:
        """Only a wheel holds compiled code, and only when asked for."""
        return self.target_name == "wheel" and os.environ.get("SIXGUN_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """What compiling needs beyond hatchling."""
        return ["mypy[mypyc]>=2.4,<2.5", "setuptools"] if self.compiles() else []

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        """Compile the engine, and put the libraries beside the modules they were made from."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        from compile_engine import compile_tuned

        self.libraries = tempfile.TemporaryDirectory()
        top = Path(self.libraries.name).resolve()
        build_data["force_include"].update({str(file): str(file.relative_to(top)) for file in compile_tuned(top)})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Throw the compiled copies away: they are in the wheel now."""
        if hasattr(self, "libraries"):
            self.libraries.cleanup()
