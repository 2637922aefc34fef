"""What is shown of L'Empire de César: views, actions and events with their names, whole moves, refusals."""
