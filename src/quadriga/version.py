"""The version of the package, in one place."""

VERSION = "1.0.0.dev0"
