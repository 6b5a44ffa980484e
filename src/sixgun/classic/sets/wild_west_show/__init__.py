"""Wild West Show: characters and events are two sets, chosen separately."""
