#!/usr/bin/env bash
# formulas 1.3.4, pycel 1.0b30 and hotxlfp 1.0.3 (PyPI): stakes and dates in the formulas of spreadsheets.
#
# 1. `VALUE` of formulas takes a sum of four digits with a comma for a month and a year, and answers with the number of a day.
#    With other sums it has an error:
#        formulas: VALUE("1,234") 85469; DATE(2134,1,1) 85469; VALUE("2,500") 182654; VALUE("1234") 1234
#        formulas: VALUE("12,000") #VALUE!; VALUE("1,234.50") #VALUE!
# 2. A half goes up in a spreadsheet. Here it depends on the function, and on the digits:
#        formulas: ROUND(12.5,0) 13; MROUND(12.5,5) 10; MROUND(17.5,5) 20; TEXT(12.5,"0") 12
#        pycel: ROUND(12.5,0) 13; ROUND(125,-1) 120; ROUND(135,-1) 140; TEXT(12.5,"0") 12
#        hotxlfp: ROUND(12.5,0) 12; ROUND(13.5,0) 14; ROUND(125,-1) 120; TEXT(12.5,"0") 13
# 3. A month after the end of January pycel is in March:
#        pycel: MONTH(EDATE(DATE(2026,1,31),1)) 3; DAY(EDATE(DATE(2026,1,31),1)) 3
#        formulas: MONTH(EDATE(DATE(2026,1,31),1)) 2; DAY(EDATE(DATE(2026,1,31),1)) 28
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet formulas==1.3.4 pycel==1.0b30 hotxlfp==1.0.3

cat >stakes.py <<'CHECK'
from formulas import Parser
from hotxlfp import Parser as HotParser
from pycel.excelformula import ExcelFormula

evaluate = ExcelFormula.build_eval_context(None, None)
ENGINES = {
    "formulas": lambda formula: Parser().ast(f"={formula}")[1].compile()().item(),
    "pycel": lambda formula: evaluate(ExcelFormula(f"={formula}")),
    "hotxlfp": lambda formula: HotParser().parse(formula)["result"],
}


def show(name, *asked):
    """Print the answers of one engine, with whole numbers as such."""
    said = []
    for formula in asked:
        answer = ENGINES[name](formula)
        said.append(f"{formula} {int(answer) if isinstance(answer, float) and answer == int(answer) else answer}")
    print(f"{name}: {'; '.join(said)}")


show("formulas", 'VALUE("1,234")', "DATE(2134,1,1)", 'VALUE("2,500")', 'VALUE("1234")')
show("formulas", 'VALUE("12,000")', 'VALUE("1,234.50")')
show("formulas", "ROUND(12.5,0)", "MROUND(12.5,5)", "MROUND(17.5,5)", 'TEXT(12.5,"0")')
show("pycel", "ROUND(12.5,0)", "ROUND(125,-1)", "ROUND(135,-1)", 'TEXT(12.5,"0")')
show("hotxlfp", "ROUND(12.5,0)", "ROUND(13.5,0)", "ROUND(125,-1)", 'TEXT(12.5,"0")')
for name in ("pycel", "formulas"):
    show(name, "MONTH(EDATE(DATE(2026,1,31),1))", "DAY(EDATE(DATE(2026,1,31),1))")
CHECK
env/bin/python stakes.py | tee said

diff said - <<'EXPECTED'
formulas: VALUE("1,234") 85469; DATE(2134,1,1) 85469; VALUE("2,500") 182654; VALUE("1234") 1234
formulas: VALUE("12,000") #VALUE!; VALUE("1,234.50") #VALUE!
formulas: ROUND(12.5,0) 13; MROUND(12.5,5) 10; MROUND(17.5,5) 20; TEXT(12.5,"0") 12
pycel: ROUND(12.5,0) 13; ROUND(125,-1) 120; ROUND(135,-1) 140; TEXT(12.5,"0") 12
hotxlfp: ROUND(12.5,0) 12; ROUND(13.5,0) 14; ROUND(125,-1) 120; TEXT(12.5,"0") 13
pycel: MONTH(EDATE(DATE(2026,1,31),1)) 3; DAY(EDATE(DATE(2026,1,31),1)) 3
formulas: MONTH(EDATE(DATE(2026,1,31),1)) 2; DAY(EDATE(DATE(2026,1,31),1)) 28
EXPECTED
