"""`python -m quadriga`."""

from quadriga.cli import main

if __name__ == "__main__":
    main()
