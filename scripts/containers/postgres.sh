#!/bin/sh
# The part of the official image's entrypoint that compose.yaml uses.
set -eu
data=/var/lib/postgresql/data
as_postgres="setpriv --reuid=postgres --regid=postgres --clear-groups"
chown postgres: /var/lib/postgresql
if [ ! -e "$data" ]; then
  echo "$POSTGRES_PASSWORD" > /run/password
  chown postgres: /run/password
  $as_postgres initdb --username="$POSTGRES_USER" --pwfile=/run/password --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 "$data"
  rm /run/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "create database $POSTGRES_DB" | $as_postgres postgres --single -D "$data" postgres
fi
mkdir -p /run/postgresql
chown postgres: /run/postgresql
exec $as_postgres postgres -D "$data" -c listen_addresses='*'
