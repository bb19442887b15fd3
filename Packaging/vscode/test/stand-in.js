// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

// As much of Visual Studio Code's module as the extension asks for, in Node: texts that are typed into, collections that
// are looked at, and providers that are called.

const fs = require('node:fs');
const { pathToFileURL, fileURLToPath } = require('node:url');

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get scheme() { return this.text.slice(0, this.text.indexOf(':')); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}

class Range {
  constructor(start, end) { Object.assign(this, { start, end }); }
}

class Emitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { for (const listener of this.listeners) listener(value); }
}

class TextDocument {
  constructor(path, languageId, text) {
    Object.assign(this, { uri: Uri.file(path), languageId, version: 1, text });
  }
  getText() { return this.text; }
  offsetAt({ line, character }) {
    const lines = this.text.split('\n').slice(0, line);
    return lines.reduce((count, text) => count + text.length + 1, 0) + character;
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split('\n');
    return new Position(lines.length - 1, lines.at(-1).length);
  }
}

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind('');
CodeActionKind.QuickFix = new CodeActionKind('quickfix');
CodeActionKind.SourceFixAll = new CodeActionKind('source.fixAll');

/** A class that keeps what it is made of, under some names. */
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

const events = {};
for (const name of ['Open', 'Change', 'Close', 'Save']) events[name] = new Emitter();
const folders = new Emitter();
const configuration = new Emitter();
const trust = new Emitter();
const settings = {};
const documents = [];
const providers = {};
const commands = new Map();
const messages = [];
const shown = [];
const watchers = [];
const collections = [];

const provide = (kind) => (selector, provider, ...rest) => {
  providers[kind] = { provider, rest };
  return { dispose: () => { delete providers[kind]; } };
};

const matches = (selector, document) =>
  selector.some(({ pattern }) => document.uri.toString().endsWith(pattern.slice(pattern.lastIndexOf('*') + 1).replace('/', '')));

const vscode = {
  version: '1.75.0',
  env: { appName: 'Stand-in' },
  Uri, Position, Range, WorkspaceEdit, CodeActionKind,
  Location: record('uri', 'range'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  MarkdownString: record('value'),
  Hover: record('contents', 'range'),
  CompletionItem: record('label', 'kind'),
  CodeAction: record('title', 'kind'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  DocumentLink: record('range', 'target'),
  CodeLens: record('range', 'command'),
  ViewColumn: { Beside: -2 },
  languages: {
    createDiagnosticCollection: () => {
      const found = new Map();
      collections.push(found);
      let isDisposed = false;
      return {
        set: (uri, list) => {
          if (isDisposed) throw new Error('the collection is disposed of');
          found.set(uri.toString(), list);
        },
        clear: () => found.clear(),
        dispose: () => {
          isDisposed = true;
          found.clear();
        },
      };
    },
    match: (selector, document) => (matches(selector, document) ? 10 : 0),
    ...Object.fromEntries(
      ['Hover', 'CompletionItem', 'Definition', 'Reference', 'DocumentSymbol', 'DocumentLink', 'CodeActions', 'Rename',
        'CodeLens'].map((kind) => [`register${kind}Provider`, provide(kind)]),
    ),
  },
  workspace: {
    isTrusted: true,
    workspaceFolders: [],
    textDocuments: documents,
    getConfiguration: () => ({ get: (name) => settings[name] }),
    onDidOpenTextDocument: events.Open.event,
    onDidChangeTextDocument: events.Change.event,
    onDidCloseTextDocument: events.Close.event,
    onDidSaveTextDocument: events.Save.event,
    onDidChangeWorkspaceFolders: folders.event,
    onDidChangeConfiguration: configuration.event,
    onDidGrantWorkspaceTrust: trust.event,
    createFileSystemWatcher: (pattern) => {
      const watcher = { pattern, create: new Emitter(), change: new Emitter(), remove: new Emitter() };
      watchers.push(watcher);
      return {
        onDidCreate: watcher.create.event, onDidChange: watcher.change.event, onDidDelete: watcher.remove.event,
        dispose: () => {},
      };
    },
  },
  window: {
    createOutputChannel: () => ({ append: (text) => process.stderr.write(text), appendLine() {}, dispose() {} }),
    showErrorMessage: (message) => messages.push(message),
    showInformationMessage: (message) => messages.push(message),
  },
  commands: {
    registerCommand: (name, command) => {
      if (commands.has(name)) throw new Error(`the command '${name}' is registered already`);
      commands.set(name, command);
      return { dispose: () => commands.delete(name) };
    },
    executeCommand: async (name, ...words) => {
      if (name === 'vscode.open') shown.push(words[0].toString());
      return commands.get(name)?.(...words);
    },
  },
};

/** What a person does at the editor, and sees of it. */
const editor = {
  settings, providers, commands, messages, shown, watchers,

  /** Changes a setting of the extension. */
  set(name, value) {
    settings[name] = value;
    configuration.fire({ affectsConfiguration: (section) => section === 'quickaction' });
  },

  trustFolders() {
    vscode.workspace.isTrusted = true;
    trust.fire();
  },

  addFolder(path) {
    const folder = { uri: Uri.file(path), name: path };
    vscode.workspace.workspaceFolders.push(folder);
    folders.fire({ added: [folder], removed: [] });
  },

  removeFolder(path) {
    const list = vscode.workspace.workspaceFolders;
    const index = list.findIndex(({ name }) => name === path);
    folders.fire({ added: [], removed: list.splice(index, 1) });
  },

  open(path, languageId) {
    const document = new TextDocument(path, languageId, fs.readFileSync(path, 'utf8'));
    documents.push(document);
    events.Open.fire(document);
    return document;
  },

  close(document) {
    documents.splice(documents.indexOf(document), 1);
    events.Close.fire(document);
  },

  /** Types a text in place of another one. */
  type(document, old, text) {
    const offset = document.text.indexOf(old);
    if (offset < 0) throw new Error(`'${old}' is not in the text`);
    const range = new Range(document.positionAt(offset), document.positionAt(offset + old.length));
    this.change(document, [{ range, text }]);
  },

  change(document, changes) {
    for (const { range, text } of changes) {
      const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      document.text = document.text.slice(0, start) + text + document.text.slice(end);
    }
    document.version += 1;
    events.Change.fire({ document, contentChanges: changes });
  },

  /** Applies an edit to the texts that are open, the last place first; the names of all files that it changes. */
  apply({ edits }) {
    const names = new Set(edits.map(({ uri }) => uri.toString()));
    for (const document of documents) {
      const own = edits.filter(({ uri }) => uri.toString() === document.uri.toString());
      own.sort((a, b) => document.offsetAt(b.range.start) - document.offsetAt(a.range.start));
      if (own.length > 0) this.change(document, own);
    }
    return [...names].sort();
  },

  place: (document, mark, shift = 0) => document.positionAt(document.text.indexOf(mark) + shift),

  /** What is shown of a file once it fits a condition. */
  async findings(document, condition = () => true) {
    const until = Date.now() + 60_000;
    for (;;) {
      const found = collections.at(-1)?.get(document.uri.toString());
      if (found && condition(found)) return found;
      if (Date.now() > until) {
        throw new Error(`nothing that fits is shown: ${JSON.stringify(found?.map(({ code }) => code))}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  },
};

module.exports = { vscode, editor };
