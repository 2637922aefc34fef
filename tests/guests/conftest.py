"""The packages of the guests are installed by their tests; they are none of ours."""

collect_ignore = ["nim", "ttt"]
