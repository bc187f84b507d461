#!/bin/sh
# A case with nothing but curl: sh plain.sh http://127.0.0.1:4000
set -eu
mock=$1
tell() { curl -sSf -X POST "$mock/__mock/$1" -H 'content-type: application/json' -d "$2"; }

tell seed '{"status":"VERIFY_DOC"}' > /dev/null
tell event '{"event":"documents-checked"}' | grep -q '"to":"OFFER_ACCEPTED"'
kept=$(curl -sSf "$mock/__mock/snapshot")
tell reset '{}' > /dev/null
tell snapshot "$kept" > /dev/null
curl -sSf "$mock/__mock/state" | grep -q '"status":"OFFER_ACCEPTED"'
echo 'A document was checked, and the state was kept and opened again.'
