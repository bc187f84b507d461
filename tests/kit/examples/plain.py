"""A test with only Python's standard library: python3 plain.py http://127.0.0.1:4000"""

import json
import sys
import urllib.request

MOCK = sys.argv[1]


def ask(path, body=None):
    request = urllib.request.Request(
        f"{MOCK}/__mock/{path}",
        data=None if body is None else json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


ask("seed", {"status": "OFFER_DECISION_NEEDED", "faults": ["operation=currentUser,status=503,times=1"]})
query = {"query": "query currentUser { currentUser { id } }", "operationName": "currentUser"}
request = urllib.request.Request(
    f"{MOCK}/graphql", data=json.dumps(query).encode(), headers={"content-type": "application/json"}
)
try:
    urllib.request.urlopen(request, timeout=60)
    raise SystemExit("The fault did not strike")
except urllib.error.HTTPError as error:
    assert error.code == 503, error.code

[fault] = ask("faults")["faults"]
assert fault["struck"] == 1, fault
ask("clock", {"advance": "P31D"})
print("A fault struck once, and a month went by.")
