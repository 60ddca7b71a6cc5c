"""`python -m pycore`: the command line."""

import sys

from pycore.cli import main

sys.exit(main())
