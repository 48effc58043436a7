#!/usr/bin/env bash
# eSpeak NG 1.52.0 (in espeakng-loader 0.2.4, PyPI): what is heard of results, odds and large sums in six languages.
#
# A text is compared here with another one by the sounds that both are turned into.
# 1. A loss sounds like a gain in three languages, and in brackets, as accountants write it, in all six. U+2212 is spoken,
#    though with the English word where the language has none:
#        -20 sounds like 20: fr es zh
#        (-20) sounds like 20: en fr de es it zh
#        U+2212 and 20 sounds like 20: nobody
#        U+2212 is spoken in English: fr es zh
# 2. French writes 1 000 with a narrow space, U+202F, according to CLDR. It divides the number into "one" and "zero zero
#    zero". A plain space or a point does not, in French at least:
#        1 000 with U+202F is a thousand: nobody
#        1 000 with a plain space is a thousand: fr de
#        1.000 is a thousand: fr de es it
# 3. What is between two numbers is left out, so that 6–5 is 6 5, and odds of 8:1 are 8 1:
#        6–5 with an en dash sounds like 6 5: en fr de es it zh
#        9-8 sounds like 9 8: fr es it zh
#        8:1 sounds like 8 1: fr de es it zh
#        1/20 sounds like 1 20: fr de
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet espeakng-loader==0.2.4

cat >heard.py <<'CHECK'
import ctypes

import espeakng_loader

RETRIEVAL, UTF8, IPA = 2, 1, 2
VOICES = {"en": "en-us", "fr": "fr", "de": "de", "es": "es", "it": "it", "zh": "cmn"}
library = ctypes.CDLL(espeakng_loader.get_library_path())
library.espeak_Initialize.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
library.espeak_TextToPhonemes.argtypes = [ctypes.POINTER(ctypes.c_char_p), ctypes.c_int, ctypes.c_int]
library.espeak_TextToPhonemes.restype = library.espeak_Info.restype = ctypes.c_char_p
assert library.espeak_Initialize(RETRIEVAL, 0, str(espeakng_loader.get_data_path()).encode(), 0) > 0
assert library.espeak_Info(None).startswith(b"1.52.0")


def sounds(language, text):
    """The phonemes of a text, without stress, spaces and pauses."""
    assert library.espeak_SetVoiceByName(VOICES[language].encode()) == 0
    rest = ctypes.pointer(ctypes.c_char_p(text.encode()))
    heard = []
    while rest.contents.value is not None:
        heard.append(library.espeak_TextToPhonemes(rest, UTF8, IPA).decode())
    return "".join(each for each in "".join(heard) if each not in "ˈˌ_ ")


def compare(name, text, other):
    alike = [language for language in VOICES if sounds(language, text) == sounds(language, other)]
    print(f"{name}:", *(alike or ["nobody"]))


compare("-20 sounds like 20", "-20", "20")
compare("(-20) sounds like 20", "(-20)", "20")
compare("U+2212 and 20 sounds like 20", "\u221220", "20")
print("U+2212 is spoken in English:", *(each for each in VOICES if "(en)" in sounds(each, "\u221220")))
compare("1 000 with U+202F is a thousand", "1\u202f000", "1000")
compare("1 000 with a plain space is a thousand", "1 000", "1000")
compare("1.000 is a thousand", "1.000", "1000")
compare("6–5 with an en dash sounds like 6 5", "6–5", "6 5")
compare("9-8 sounds like 9 8", "9-8", "9 8")
compare("8:1 sounds like 8 1", "8:1", "8 1")
compare("1/20 sounds like 1 20", "1/20", "1 20")
CHECK
env/bin/python heard.py | tee said

diff said - <<'EXPECTED'
-20 sounds like 20: fr es zh
(-20) sounds like 20: en fr de es it zh
U+2212 and 20 sounds like 20: nobody
U+2212 is spoken in English: fr es zh
1 000 with U+202F is a thousand: nobody
1 000 with a plain space is a thousand: fr de
1.000 is a thousand: fr de es it
6–5 with an en dash sounds like 6 5: en fr de es it zh
9-8 sounds like 9 8: fr es it zh
8:1 sounds like 8 1: fr de es it zh
1/20 sounds like 1 20: fr de
EXPECTED
