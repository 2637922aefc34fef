"""What is shown of Caesar!: views, actions and events with their names, whole moves, refusals."""
