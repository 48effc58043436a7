"""The faults of layout that the page still has at recorded moments, with the sizes of windows."""

from typing import Final

LEAST: Final = "320x480"
UNMENDED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "punto": {"hand to turn": ("360x640",)},
    "chemin": {
        **dict.fromkeys(("before a shoe", "burning", "bank that waits"), ("2560x1440",)),
        **dict.fromkeys(("bank offered", "stake of bystanders"), (LEAST,)),
        **dict.fromkeys(("add", "bid that leads", "absent"), (LEAST,)),
        "partner": ("960x540",),
    },
    "banque": {
        **dict.fromkeys(("auction", "bid that leads", "outbid", "cut", "absent"), (LEAST,)),
        "stake of bystanders": (LEAST, "360x640", "640x320"),
        "coup over": ("640x320",),
    },
}
"""By game and moment. A test fails for a fault that is not listed, and for one that is mended."""
TOO_SMALL: Final = ("lesson",)
"""Moments with controls of less than 44 pixels: on phones the coach's are as high as its strip."""
