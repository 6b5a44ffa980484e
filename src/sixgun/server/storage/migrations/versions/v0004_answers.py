"""How many answers a finished game has: counted when it is written, for not every database can count them in a text."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count those there are."""
    op.add_column("replays", sa.Column("answers", sa.Integer, nullable=False, server_default="0"))
    here = op.get_bind()
    numbers = [number for (number,) in here.execute(sa.text("SELECT number FROM replays")).fetchall()]
    for number in numbers:
        record = here.execute(sa.text("SELECT record FROM replays WHERE number = :n"), {"n": number}).scalar_one()
        answers = len(json.loads(record)["answers"])
        here.execute(sa.text("UPDATE replays SET answers = :a WHERE number = :n"), {"a": answers, "n": number})


def downgrade() -> None:
    """Without that."""
    with op.batch_alter_table("replays") as replays:
        replays.drop_column("answers")
