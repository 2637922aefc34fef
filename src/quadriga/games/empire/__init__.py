"""L'Empire de César by Matthieu Podevin."""
