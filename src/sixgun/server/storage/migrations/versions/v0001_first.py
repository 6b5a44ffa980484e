"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables, records, chat, replays, life."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("status", sa.String(12), nullable=False, index=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    create_chat_and_replays()


def create_chat_and_replays() -> None:
    """The rest."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("member", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("replays_public", "replays", ["public", "number"])
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("life", "replays", "chat", "records", "tables"):
        op.drop_table(name)
