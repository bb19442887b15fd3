// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

const vscode = require('vscode');
const { LanguageClient, openFolders } = require('./client');

let client;
let queue = Promise.resolve();

/** Does one thing after the other, so that there never are two servers. */
const next = (work, output) => {
  queue = queue.then(work).catch((error) => output?.appendLine(`${error}`));
  return queue;
};

/** Starts the server where a folder is open, and again when its settings change. */
async function activate(context) {
  const output = vscode.window.createOutputChannel('QuickAction');
  const start = () => {
    // One that does not answer its greeting must not keep the next one waiting.
    client?.stop();
    return next(async () => {
      await client?.stop();
      client = undefined;
      // Without a folder there is nothing to check, and a server would take the one in which the editor was started.
      if (openFolders().length === 0) return;
      client = new LanguageClient(output);
      await client.start();
    }, output);
  };
  context.subscriptions.push(
    output,
    vscode.commands.registerCommand('quickaction.restart', start),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('quickaction')) return start();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(start),
    vscode.workspace.onDidChangeWorkspaceFolders(() => {
      if (!client) return start();
    }),
  );
  await start();
}

const deactivate = () => {
  client?.stop();
  return next(() => client?.stop());
};

module.exports = { activate, deactivate };
