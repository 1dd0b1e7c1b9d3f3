#!/bin/sh
# Usage: store-files.sh PUBLIC RELEASED
# Copies a release's hashed files from its public folder to RELEASED/last. The release stored before becomes
# RELEASED/earlier. nginx serves both to pages that were opened before an upgrade.
set -eu
umask 022
public=$1
cd "$2"
rm -rf new
mkdir new
cp -r "$public/_app" "$public/fonts" new
# Stored again, the same release must not replace the one before it.
if diff -rq last new > /dev/null 2>&1; then
  rm -r new
  exit
fi
if [ -d last ]; then
  rm -rf earlier
  mv last earlier
fi
mv new last
