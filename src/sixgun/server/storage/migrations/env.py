"""Run by alembic with the connection the server has opened."""

from alembic import context

from sixgun.server.storage.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
