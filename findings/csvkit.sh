#!/usr/bin/env bash
# csvkit 2.2.0 with agate 1.14.2: tools change values that they only have to move. A column is text only if one of its
# values is neither a duration, a date, a number nor a word for yes or no:
# 1. Cards without a club, a ten or a picture are durations, hours, days and seconds:
#        9h,4d,7s become 9:00:00,"4 days, 0:00:00",0:00:07
# 2. Two totals with a hyphen, and fractions with a day of a month below the line, are dates in a year of its own:
#        9-8,6-5,8-7 become 2001-09-08,2001-06-05,2001-08-07
#        1/20,3/8,1/2 become 2001-01-20,2001-03-08,2001-01-02
# 3. One value of another kind keeps the column, so that a longer file may come out whole:
#        9h,4d,7c stay
#        1/20,3/8,19/40 stay
# With `--no-inference` all of them stay. Some tools keep values, and others do not:
#        change: csvsort -c coup, csvjoin -c coup, csvjson, in2csv -f csv, csvlook
#        keep: csvcut, csvgrep -c coup -r ., csvstack, csvformat
#
# Needs Python 3.10 or newer.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet csvkit==2.2.0 agate==1.14.2

# Sort a column of the values by the coup's number next to it, which moves none of them.
sorted() {
    {
        echo coup,value
        printf '%s\n' "$@" | cat -n | sed -E 's/^ *([0-9]+)\t/\1,/'
    } >coups.csv
    for inference in '' --no-inference; do
        # shellcheck disable=SC2086
        now=$(env/bin/csvsort $inference -c coup coups.csv | sed 1d | cut -d , -f 2- | paste -sd ,)
        before=$(printf '%s\n' "$@" | paste -sd ,)
        if [ "$now" = "$before" ]; then echo "$before stay $inference"; else echo "$before become $now $inference"; fi
    done
}

{
    sorted 9h 4d 7s
    sorted 9-8 6-5 8-7
    sorted 1/20 3/8 1/2
    sorted 9h 4d 7c
    sorted 1/20 3/8 19/40
    sorted 9h 4d 7s >/dev/null
    change=() keep=()
    for tool in 'csvsort -c coup' 'csvjoin -c coup' csvjson 'in2csv -f csv' csvlook \
        csvcut 'csvgrep -c coup -r .' csvstack csvformat; do
        # shellcheck disable=SC2086
        env/bin/$tool coups.csv >moved
        if grep -q 9h moved; then keep+=("$tool"); else change+=("$tool"); fi
    done
    printf -v changing ', %s' "${change[@]}"
    printf -v keeping ', %s' "${keep[@]}"
    echo "change: ${changing:2}"
    echo "keep: ${keeping:2}"
} | sed 's/ $//' | tee said

diff said - <<'EXPECTED'
9h,4d,7s become 9:00:00,"4 days, 0:00:00",0:00:07
9h,4d,7s stay --no-inference
9-8,6-5,8-7 become 2001-09-08,2001-06-05,2001-08-07
9-8,6-5,8-7 stay --no-inference
1/20,3/8,1/2 become 2001-01-20,2001-03-08,2001-01-02
1/20,3/8,1/2 stay --no-inference
9h,4d,7c stay
9h,4d,7c stay --no-inference
1/20,3/8,19/40 stay
1/20,3/8,19/40 stay --no-inference
change: csvsort -c coup, csvjoin -c coup, csvjson, in2csv -f csv, csvlook
keep: csvcut, csvgrep -c coup -r ., csvstack, csvformat
EXPECTED
