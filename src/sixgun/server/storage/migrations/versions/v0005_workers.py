"""Several processes on one database: who they are, and which tables each of them has."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a table yet; ids are given out by the database, where it can."""
    op.add_column("tables", sa.Column("owner", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rules", sa.String(60), nullable=True))
    op.create_table(
        "workers",
        sa.Column("inc", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("dead", sa.Boolean, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("SELECT setval('tables_id_seq', COALESCE((SELECT max(id) FROM tables), 0) + 1, false)")


def downgrade() -> None:
    """Without that."""
    op.drop_table("secrets")
    op.drop_table("workers")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rules")
        tables.drop_column("epoch")
        tables.drop_column("owner")
