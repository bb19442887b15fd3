// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('./client');

let client;

/** Starts the server, and again when its settings change. */
async function activate(context) {
  const output = vscode.window.createOutputChannel('QuickAction');
  const start = async () => {
    await client?.stop();
    client = new LanguageClient(output);
    await client.start();
  };
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('quickaction.restart', start),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('quickaction')) return start();
    }),
  );
  await start();
}

const deactivate = () => client?.stop();

module.exports = { activate, deactivate };
