"""Makes the app: the page with everything behind it, as a folder of plain files (docs/app.md)."""
