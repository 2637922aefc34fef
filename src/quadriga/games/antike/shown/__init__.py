"""What is shown of Antike: views, actions and events with their names, whole moves, refusals."""
