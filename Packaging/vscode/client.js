// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

const { spawn } = require('node:child_process');
const vscode = require('vscode');
const { Connection } = require('./connection');
const { registerProviders } = require('./providers');

/** The texts that the server is told of. */
const SELECTOR = [
  ...['intentdefinition', 'strings', 'stringsdict', 'xcstrings', 'plist', 'swift', 'actions.json'].map((suffix) => ({
    scheme: 'file',
    pattern: `**/*.${suffix}`,
  })),
  { scheme: 'file', pattern: '**/quickaction.json' },
];

/** The other end of 'quickaction server': tells it of texts, and shows what it finds. */
class LanguageClient {
  constructor(output) {
    this.output = output;
    this.subscriptions = [];
    this.versions = new Map();
  }

  /** Starts the server for the folders that are open, and tells it of the texts that are. */
  async start() {
    const settings = vscode.workspace.getConfiguration('quickaction');
    const executable = settings.get('executable') || 'quickaction';
    // The user's own setting holds in every folder, but code of one that is not trusted is not run.
    const mayBuild = settings.get('allowBuild') && vscode.workspace.isTrusted;
    const words = ['server', ...(mayBuild ? ['--allow-build'] : [])];
    this.server = spawn(executable, words, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.server.stderr.on('data', (part) => this.output.append(part.toString()));
    const connection = new Connection(this.server.stdout, this.server.stdin);
    this.connection = connection;
    this.exited = new Promise((resolve) => {
      this.server.once('error', (error) => {
        this.fail(`'${executable}' cannot be started: ${error.message}; name it in 'quickaction.executable'`);
        resolve();
      });
      this.server.once('exit', (code, signal) => {
        if (!this.isStopping) this.fail(`the language server ended with ${code ?? signal}`);
        resolve();
      });
    }).then(() => {
      connection.end();
      if (!this.isStopping) found.clear();
    });
    const found = vscode.languages.createDiagnosticCollection('quickaction');
    this.subscriptions.push(found);
    this.handle(connection, found);
    const folders = openFolders().map(folder);
    const greeting = await connection.ask('initialize', {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName, version: vscode.version },
      rootUri: folders[0]?.uri ?? null,
      workspaceFolders: folders,
      capabilities: {
        general: { positionEncodings: ['utf-16'] },
        window: { showDocument: { support: true } },
        workspace: {
          workspaceFolders: true,
          workspaceEdit: { documentChanges: true },
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
      },
    });
    if (!greeting || this.isStopping) return;
    connection.notify('initialized', {});
    this.watchTexts(connection);
    this.subscriptions.push(...registerProviders(connection, SELECTOR, greeting.capabilities));
  }

  /** Ends the server and all that was registered for it; done when the server is gone. */
  async stop() {
    if (this.isStopping) return this.exited;
    this.isStopping = true;
    for (const subscription of this.subscriptions) subscription.dispose();
    const { connection } = this;
    if (!connection) return;
    // One that does not answer is ended, so that no editor waits for it.
    const patience = setTimeout(() => this.server.kill(), 2000);
    await connection.ask('shutdown').catch(() => {});
    connection.notify('exit');
    await this.exited;
    clearTimeout(patience);
  }

  fail(message) {
    this.output.appendLine(message);
    vscode.window.showErrorMessage(`QuickAction: ${message}`);
  }

  /** What the server asks for and tells. */
  handle(connection, found) {
    const { diagnostic } = require('./translation');
    connection.on('textDocument/publishDiagnostics', ({ uri, version, diagnostics }) => {
      if (this.isStopping) return;
      // Places in an older text would be wrong, and newer ones come soon.
      const current = this.versions.get(uri);
      if (version !== undefined && current !== undefined && version !== current) return;
      found.set(vscode.Uri.parse(uri), diagnostics.map(diagnostic));
    });
    connection.on('window/showMessage', ({ message }) => {
      vscode.window.showInformationMessage(`QuickAction: ${message}`);
    });
    connection.on('window/logMessage', ({ message }) => this.output.appendLine(message));
    connection.on('window/showDocument', async ({ uri }) => {
      await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri), vscode.ViewColumn.Beside);
      return { success: true };
    });
    connection.on('client/registerCapability', ({ registrations }) => {
      for (const { method, registerOptions } of registrations) {
        if (method === 'workspace/didChangeWatchedFiles') this.watchFiles(connection, registerOptions.watchers);
      }
    });
  }

  watchFiles(connection, watchers) {
    for (const { globPattern } of watchers) {
      const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
      const tell = (type) => (uri) => {
        connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
      };
      watcher.onDidCreate(tell(1));
      watcher.onDidChange(tell(2));
      watcher.onDidDelete(tell(3));
      this.subscriptions.push(watcher);
    }
  }

  /** Tells the server of the texts that are open. */
  watchTexts(connection) {
    const isServed = (document) => vscode.languages.match(SELECTOR, document) > 0;
    const name = (document) => ({ uri: document.uri.toString() });
    const open = (document) => {
      if (!isServed(document)) return;
      this.versions.set(document.uri.toString(), document.version);
      const { languageId, version } = document;
      connection.notify('textDocument/didOpen', {
        textDocument: { ...name(document), languageId, version, text: document.getText() },
      });
    };
    vscode.workspace.textDocuments.forEach(open);
    this.subscriptions.push(
      vscode.workspace.onDidOpenTextDocument(open),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isServed(document) || contentChanges.length === 0) return;
        this.versions.set(document.uri.toString(), document.version);
        const { fromRange } = require('./translation');
        connection.notify('textDocument/didChange', {
          textDocument: { ...name(document), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: fromRange(range), text })),
        });
      }),
      vscode.workspace.onDidSaveTextDocument((document) => {
        if (isServed(document)) connection.notify('textDocument/didSave', { textDocument: name(document) });
      }),
      vscode.workspace.onDidCloseTextDocument((document) => {
        this.versions.delete(document.uri.toString());
        if (isServed(document)) connection.notify('textDocument/didClose', { textDocument: name(document) });
      }),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        connection.notify('workspace/didChangeWorkspaceFolders', {
          event: { added: added.map(folder), removed: removed.map(folder) },
        });
      }),
    );
  }
}

const folder = ({ uri, name }) => ({ uri: uri.toString(), name });

/** The folders of this machine that are open. */
const openFolders = () => (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');

module.exports = { LanguageClient, openFolders };
