"""What the server offers over HTTP, one module a subject."""
