"""The package of the guest is installed by its tests; it is none of ours."""

collect_ignore = ["nim"]
