"""The documentation site: `make site` builds it from docs/ into build/site, in two languages, without a network."""
