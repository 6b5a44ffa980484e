"""What a server needs to look after itself: when tables are due, how many people played, a place to try writing."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games by mail are found when they are due; finished games know how many people played them."""
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_changed", "tables", ["changed"])
    op.add_column("replays", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.create_index("replays_ended", "replays", ["ended"])
    op.create_table(
        "trials",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("bytes", sa.LargeBinary, nullable=False),
    )
    count_people()
    wake_games_by_mail()


def count_people() -> None:
    """A name that is null is a bot's."""
    here = op.get_bind()
    for number, names in here.execute(sa.text("SELECT number, names FROM replays")).fetchall():
        people = sum(name is not None for name in json.loads(names))
        here.execute(sa.text("UPDATE replays SET people = :p WHERE number = :n"), {"p": people, "n": number})


def wake_games_by_mail() -> None:
    """When they are due was not noted: at once, then."""
    here = op.get_bind()
    rows = here.execute(sa.text("SELECT id, doc FROM tables WHERE status = 'playing'")).fetchall()
    for id, doc in rows:
        if json.loads(doc)["settings"].get("clock") == "mail":
            here.execute(sa.text("UPDATE tables SET due = 0 WHERE id = :id"), {"id": id})


def downgrade() -> None:
    """Without that."""
    op.drop_table("trials")
    op.drop_index("replays_ended", "replays")
    op.drop_index("tables_changed", "tables")
    op.drop_index("tables_due", "tables")
    with op.batch_alter_table("replays") as replays:
        replays.drop_column("people")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
