#!/bin/sh
# Makes the page's typefaces from those of @fontsource, without features that the page never uses. Only running text keeps
# its hints, which are a third of a file: without them its spaces are uneven on screens of low density. Needs fonttools
# and brotli, from Python's registry; run it in `frontend` after an update of @fontsource.
set -e
for each in alegreya:500:--no-hinting alegreya-sans:400:--hinting alegreya-sans:700:--no-hinting; do
  family=${each%%:*} rest=${each#*:}
  weight=${rest%:*} hints=${rest#*:}
  pyftsubset "node_modules/@fontsource/$family/files/$family-latin-$weight-normal.woff2" \
    --unicodes='*' --layout-features=kern,liga,locl,ccmp,mark,mkmk,lnum,tnum "$hints" \
    --flavor=woff2 --output-file="src/fonts/$family-$weight.woff2"
done
