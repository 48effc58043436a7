#!/usr/bin/env bash
# python-barcode 0.16.1 with pillow 13.0.0 (PyPI): vouchers that are read as another number. zxing-cpp 3.1.1 reads them.
#
# 1. A wrong check digit shows that a number was copied with a mistake. It is trimmed like any digit too many,
#    and replaced, so that the bars have a valid number:
#        ean13 5901234123450: read as 5901234123457
#        ean8 12345671: read as 12345670
# 2. Code 39 has a check character by default, which readers hand over as a part of the text. Small letters become capitals:
#        code39 AB12: read as AB12O
#        code39 table 7: read as TABLE 71
#        code39 AB12 without it: read as AB12
# 3. Interleaved 2 of 5 puts a zero before an odd number of digits:
#        itf 123: read as 0123
#        itf 0123: read as 0123
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet python-barcode==0.16.1 pillow==13.0.0 zxing-cpp==3.1.1

cat >vouchers.py <<'CHECK'
from io import BytesIO

import zxingcpp
from barcode import get_barcode_class
from barcode.writer import ImageWriter
from PIL import Image


def read(kind, text, **options):
    """The text of a barcode after it was drawn."""
    file = BytesIO()
    get_barcode_class(kind)(text, writer=ImageWriter(), **options).write(file, {"write_text": False})
    (found,) = zxingcpp.read_barcodes(Image.open(file))
    return found.text


for kind, text in (("ean13", "5901234123450"), ("ean8", "12345671"), ("code39", "AB12"), ("code39", "table 7")):
    print(f"{kind} {text}: read as {read(kind, text)}")
print(f"code39 AB12 without it: read as {read('code39', 'AB12', add_checksum=False)}")
for text in ("123", "0123"):
    print(f"itf {text}: read as {read('itf', text)}")
CHECK
env/bin/python vouchers.py | tee said

diff said - <<'EXPECTED'
ean13 5901234123450: read as 5901234123457
ean8 12345671: read as 12345670
code39 AB12: read as AB12O
code39 table 7: read as TABLE 71
code39 AB12 without it: read as AB12
itf 123: read as 0123
itf 0123: read as 0123
EXPECTED
