"""What the server tells of itself while it runs: its log, and figures for Prometheus."""
