"""Caesar! by Paolo Mori."""
