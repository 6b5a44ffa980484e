"""``deploy/nginx.conf`` with a real nginx, over TLS: a game through it, and who is whom behind it."""

from __future__ import annotations

import json
import re
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from sixgun.server.bench.engines import free_port
from sixgun.server.protocol.messages import VERSION
from sixgun.server.site import Site
from sixgun.server.visitors.limits import Limits
from source_tree import ROOT
from tests.server.driving import Running, wait_for

MAIN = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    {temporary}
    include {folder}/sixgun.conf;
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Proxied:
    """A server of ours, and nginx before it."""

    def __init__(self, program: Path, folder: Path, server: Running) -> None:
        self.server = server
        self.port, self.plain_port = free_port(), free_port()
        self.log = folder / "error.log"
        (folder / "sixgun.conf").write_text(self.site(folder))
        temporary = " ".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, temporary=temporary))
        command = [program, "-p", folder, "-c", folder / "nginx.conf", "-e", self.log]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0 and "[warn]" not in checked.stderr.replace("user", ""), checked.stderr
        self.process = subprocess.Popen(command)
        self.trust = ssl.create_default_context(cafile=folder / "cert.pem")
        self.base = f"https://localhost:{self.port}"
        wait_for(self.is_up)

    def site(self, folder: Path) -> str:
        """The example, with the ports and certificates of this test and nothing else changed."""
        make_certificate(folder)
        text = (ROOT / "deploy/nginx.conf").read_text()
        changes = [
            ("server 127.0.0.1:8080;", f"server 127.0.0.1:{self.server.port};"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("listen [::]:80;", ""),
            ("listen [::]:443 ssl http2;", ""),
            ("/etc/letsencrypt/live/bang.example/fullchain.pem", f"{folder}/cert.pem"),
            ("/etc/letsencrypt/live/bang.example/privkey.pem", f"{folder}/key.pem"),
        ]
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text.replace("server_name bang.example;", "server_name localhost;")

    def is_up(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.client("127.0.0.1").get("/api/health").status_code == 200
        except httpx.TransportError:
            return False

    def client(self, address: str) -> httpx.Client:
        """A browser that comes from there."""
        return httpx.Client(base_url=self.base, transport=httpx.HTTPTransport(verify=self.trust, local_address=address))


def make_certificate(folder: Path) -> None:
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", folder / "key.pem", "-out", folder / "cert.pem", "-days", "2"]
    subprocess.run([*made, *names, *files], check=True, capture_output=True)


@pytest.fixture(scope="module")
def proxied(nginx: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("proxied")
    folder.chmod(0o755)  # nginx gives up the rights of root
    server = Running(folder / "data", Limits(creating=(2, 0.001)), Site(proxies=("127.0.0.1",)))
    found = Proxied(nginx, folder, server)
    yield found
    found.process.terminate()
    found.process.wait(10)
    server.stop()


def test_a_game_is_played_through_it(proxied: Proxied) -> None:
    client = proxied.client("127.0.0.3")
    joined = client.post("/api/play", json={"name": "Ann", "settings": {"pace": "fast", "clock": "none"}}).json()
    page = client.get("/api/tables/" + joined["code"]).json()
    assert page["invite"].startswith(f"{proxied.base}/")  # https, and the port people came by
    with connect(
        f"wss://localhost:{proxied.port}/ws/{joined['code']}",
        ssl=proxied.trust,
        origin=proxied.base,  # type: ignore[arg-type]
        source_address=("127.0.0.3", 0),
        max_size=None,
    ) as socket:
        assert socket.response is not None and re.fullmatch("[0-9a-f]{32}", socket.response.headers["x-request-id"])
        socket.send(json.dumps({"type": "hello", "version": VERSION, "token": joined["token"]}))
        answered = -1
        while True:
            message = json.loads(socket.recv(20))
            if message["type"] == "over":
                break
            question = message.get("question") if message["type"] == "state" else None
            if question and question["options"] and question["number"] != answered:
                answered = question["number"]
                key = question["options"][0]["key"]
                socket.send(json.dumps({"type": "answer", "number": answered, "key": key}))
    assert answered > 0


def test_everybody_has_their_own_address_and_cannot_borrow_another(proxied: Proxied) -> None:
    table = {"name": "Ann", "settings": {}}
    for address in ("127.0.0.5", "127.0.0.6"):  # each has two tables to open
        client = proxied.client(address)
        codes = [client.post("/api/tables", json=table).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        forged = {"x-forwarded-for": "203.0.113.66", "x-request-id": "my-own-request"}
        answer = client.post("/api/tables", json=table, headers=forged)
        assert answer.status_code == 429 and re.fullmatch("[0-9a-f]{32}", answer.headers["x-request-id"])
    assert proxied.server.do(lambda: proxied.server.house.rates.visitor("203.0.113.66").at) > 0
    visitors = proxied.server.house.rates._visitors
    assert {"127.0.0.5", "127.0.0.6"} <= visitors.keys()
    assert "creating" not in visitors["203.0.113.66"]._buckets


def test_plain_http_is_sent_to_tls_and_too_much_is_refused_by_nginx(proxied: Proxied) -> None:
    answer = httpx.get(f"http://localhost:{proxied.plain_port}/t/ABCD")
    assert answer.status_code == 301 and answer.headers["location"] == "https://localhost/t/ABCD"
    assert proxied.client("127.0.0.7").post("/api/replays", content=b"x" * 600_000).status_code == 413
