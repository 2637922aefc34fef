"""What is shown of Augustus: views, actions and events with their names, whole moves, refusals."""
