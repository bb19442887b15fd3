#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Copyright (c) 2026 the QuickAction authors
#
# Run the examples that audit saved choices with Spark and DuckDB, and compare what they find with what the command alone
# finds.
#
#     Scripts/check-audits.sh [QUICKACTION]
#
#     QUICKACTION   the executable (default: that of the last debug build)
#
# Python's packages are installed into .build/audits, and nowhere else; Spark needs Java as well.
#
# Exit codes: 0 the same, 1 not the same, 3 a package or Java is missing, which is said.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
quickaction=${1:-.build/debug/quickaction}
packages=$PWD/.build/audits
missing=

if [ ! -x "$packages/bin/python" ] && ! python3 -m venv "$packages" >/dev/null 2>&1; then
  echo 'left out: the examples with Spark and DuckDB need python3 with venv'
  exit 3
fi

# Runs the check of an example, if its packages can be installed.
check() {
  local example=$1 package=$2
  if ! "$packages/bin/python" -c "import $package" 2>/dev/null &&
    ! "$packages/bin/python" -m pip install --quiet --disable-pip-version-check \
      -r "Examples/$example/requirements.txt" >/dev/null 2>&1; then
    echo "left out: Examples/$example needs the package $package of PyPI"
    missing=1
    return
  fi
  echo "-- $example"
  "$packages/bin/python" "Examples/$example/check.py" "$quickaction"
}

check DuckDB duckdb
if command -v java >/dev/null; then
  check Spark pyspark
else
  echo 'left out: Examples/Spark needs Java, such as default-jre-headless of Debian'
  missing=1
fi
[ -z "$missing" ] || exit 3
