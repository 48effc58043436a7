#!/usr/bin/env bash
# statsmodels 0.15.0 (PyPI): `multipletests`, for several tests of the same shoes.
#
# 1. A correction for several tests may lower a p-value. Three methods judge by the p-values how many of the hypotheses are
#    true. Five tests reject together at 0.1, although two of them do not reject alone:
#        fdr_bh at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.075 0.133 0.050 0.160 0.160, rejected 2
#        fdr_gbs at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.062 0.087 0.051 0.088 0.088, rejected 5
#        fdr_tsbh at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.045 0.080 0.030 0.096 0.096, rejected 5
#        methods that lower one in 500 sets of five: fdr_gbs, fdr_tsbh, fdr_tsbky
# 2. One p-value that is NaN, such as that of a constant column, makes all of them NaN in most methods. Some of these reject
#    nevertheless:
#        fdr_bh: 0.010 nan 0.030 become nan nan nan, rejected 2
#        hommel: 0.010 nan 0.030 become nan nan nan, rejected 0
#        holm: 0.010 nan 0.030 become 0.030 nan 0.060, rejected 1
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet statsmodels==0.15.0

cat >tests.py <<'CHECK'
import warnings

import numpy as np
from statsmodels.stats.multitest import multipletests, multitest_methods_names

warnings.simplefilter("ignore")
FIVE = [0.03, 0.08, 0.01, 0.15, 0.16]


def correct(method, values, at):
    rejected, corrected, *_ = multipletests(values, alpha=at, method=method)
    before, after = (" ".join(f"{value:.3f}" for value in each) for each in (values, corrected))
    return f"{before} become {after}, rejected {rejected.sum()}"


for method in ("fdr_bh", "fdr_gbs", "fdr_tsbh"):
    print(f"{method} at 0.1: {correct(method, FIVE, 0.1)}")
sets = np.random.default_rng(7).beta(0.5, 3, (500, 5))
methods = sorted(multitest_methods_names.keys() - {"lfdr"})
lower = [name for name in methods if any((multipletests(p, method=name)[1] < p - 1e-9).any() for p in sets)]
print(f"methods that lower one in 500 sets of five: {', '.join(lower)}")
for method in ("fdr_bh", "hommel", "holm"):
    print(f"{method}: {correct(method, [0.01, np.nan, 0.03], 0.05)}")
CHECK
env/bin/python tests.py | tee said

diff said - <<'EXPECTED'
fdr_bh at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.075 0.133 0.050 0.160 0.160, rejected 2
fdr_gbs at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.062 0.087 0.051 0.088 0.088, rejected 5
fdr_tsbh at 0.1: 0.030 0.080 0.010 0.150 0.160 become 0.045 0.080 0.030 0.096 0.096, rejected 5
methods that lower one in 500 sets of five: fdr_gbs, fdr_tsbh, fdr_tsbky
fdr_bh: 0.010 nan 0.030 become nan nan nan, rejected 2
hommel: 0.010 nan 0.030 become nan nan nan, rejected 0
holm: 0.010 nan 0.030 become 0.030 nan 0.060, rejected 1
EXPECTED
