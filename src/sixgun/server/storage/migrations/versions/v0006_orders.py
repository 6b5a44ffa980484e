"""What the operator orders, and reports somebody has dealt with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is kept out yet; all reports are open."""
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("what", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.add_column("reports", sa.Column("reporter", sa.String(24), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("member", sa.String(24), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("said", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("resolved", sa.BigInteger, nullable=True))
    op.add_column("reports", sa.Column("verdict", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Without that."""
    with op.batch_alter_table("reports") as reports:
        for name in ("verdict", "resolved", "said", "member", "reporter"):
            reports.drop_column(name)
    op.drop_table("orders")
