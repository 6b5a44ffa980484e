"""Problems people report."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Reports, each with the record it is about."""
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("about", sa.String(12), nullable=False),
        sa.Column("place", sa.String(24), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("rules", sa.String(24), nullable=False),
        sa.Column("server", sa.String(24), nullable=False),
        sa.Column("client", sa.String(60), nullable=False),
        sa.Column("browser", sa.String(300), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("contact", sa.String(120), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Without them."""
    op.drop_table("reports")
