#!/bin/sh
# A test with only curl: sh plain.sh http://127.0.0.1:4000
set -eu
mock=$1
post() { curl -sSf -X POST "$mock/__mock/$1" -H 'content-type: application/json' -d "$2"; }

post seed '{"status":"VERIFY_DOC"}' > /dev/null
post event '{"event":"documents-checked"}' | grep -q '"to":"OFFER_ACCEPTED"'
saved=$(curl -sSf "$mock/__mock/snapshot")
post reset '{}' > /dev/null
post snapshot "$saved" > /dev/null
curl -sSf "$mock/__mock/state" | grep -q '"status":"OFFER_ACCEPTED"'
echo 'A document was checked, and the state was kept and opened again.'
