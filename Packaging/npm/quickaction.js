#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Runs the executable of this machine, which is in a package of its own.
"use strict";

const { spawnSync } = require("child_process");
const { optionalDependencies } = require("./package.json");

const platform = process.platform === "darwin" ? "darwin" : `${process.platform}-${process.arch}`;
const name = `@quickaction/${platform}`;

let executable;
try {
  executable = require.resolve(`${name}/bin/quickaction`);
} catch {
  console.error(
    name in optionalDependencies
      ? `error: the package '${name}' is not installed; install again, without '--omit=optional'`
      : `error: there is no quickaction for ${process.platform} on ${process.arch}`,
  );
  process.exit(2);
}

// An interrupt is for the executable; how that ends is how this ends.
process.on("SIGINT", () => {});
const result = spawnSync(executable, process.argv.slice(2), { stdio: "inherit" });
if (result.error) {
  console.error(`error: '${executable}' does not run: ${result.error.message}`);
  process.exit(2);
}
if (result.signal) {
  process.removeAllListeners(result.signal);
  process.kill(process.pid, result.signal);
} else {
  process.exit(result.status);
}
