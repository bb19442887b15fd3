// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

// Runs the extension in Node against a stand-in of the editor, with the real server:
//
//     QUICKACTION=FILE node --test Packaging/vscode/test

const assert = require('node:assert');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');

const { vscode, editor } = require('./stand-in');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

// The extension as it is packed, if a folder is named.
const extension = require(path.resolve(process.env.QUICKACTION_EXTENSION ?? path.join(__dirname, '..'), 'extension.js'));
const root = path.resolve(__dirname, '../../..');
const token = { onCancellationRequested: () => ({ dispose() {} }) };
const codes = (found) => found.map(({ code }) => code);
const ask = (kind, method, ...parameters) => editor.providers[kind].provider[method](...parameters, token);

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'quickaction-vscode-')));
const file = (name) => path.join(folder, name);
const git = (...words) => execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@x', ...words]);
const context = { subscriptions: [] };
let definition;
let catalog;

before(async () => {
  for (const name of fs.readdirSync(path.join(root, 'IntentDefinitions'))) {
    fs.cpSync(path.join(root, 'IntentDefinitions', name), file(name), { recursive: true });
  }
  fs.writeFileSync(file('Widget.swift'), [
    'import WidgetKit', 'import Intents', '',
    'struct Entry: TimelineEntry {', '  let date: Date', '  let configuration: QuickActionConfigurationIntent', '',
    '  var count: Int { configuration.transitionDestinations?.count ?? 0 }', '}', '',
  ].join('\n'));
  git('init', '--quiet');
  editor.settings.executable = path.resolve(process.env.QUICKACTION ?? path.join(root, '.build/debug/quickaction'));
  editor.settings.allowBuild = true;
  editor.addFolder(folder);
  await extension.activate(context);
  definition = editor.open(file('QuickActionWidget.intentdefinition'), 'xml');
  catalog = editor.open(file('QuickActionWidget.actions.json'), 'json');
});

after(async () => {
  await extension.deactivate();
  assert.deepStrictEqual(editor.messages, [], 'nothing but findings is told');
  fs.rmSync(folder, { recursive: true });
});

test('findings come with a change and go with its repair', async () => {
  const before = codes(await editor.findings(catalog));
  assert(!before.includes('unknown-catalog-member'));
  editor.type(catalog, '"version": 1,', '"version": 1, "unknown": 2,');
  const found = await editor.findings(catalog, (list) => codes(list).includes('unknown-catalog-member'));
  const finding = found.find(({ code }) => code === 'unknown-catalog-member');
  assert.strictEqual(finding.source, 'quickaction');
  assert.deepStrictEqual(finding.range.start, editor.place(catalog, '"unknown"', 1));
  editor.type(catalog, ' "unknown": 2,', '');
  await editor.findings(catalog, (list) => !codes(list).includes('unknown-catalog-member'));
});

test('a quick fix repairs what was found', async () => {
  editor.type(definition, '<plist version="1.0">', '<plist version="1.0"><!-- quickaction:ignore cyclic-relationship -->');
  const found = await editor.findings(definition, (list) => codes(list).includes('unused-suppression'));
  const finding = found.find(({ code }) => code === 'unused-suppression');
  const actions = await ask('CodeActions', 'provideCodeActions', definition, finding.range, { diagnostics: [finding] });
  const fix = actions.find(({ kind, isPreferred }) => kind.value === 'quickfix' && isPreferred);
  assert(fix, actions.map(({ title }) => title).join());
  assert.deepStrictEqual(editor.apply(fix.edit), [definition.uri.toString()]);
  await editor.findings(definition, (list) => !codes(list).includes('unused-suppression'));
  assert(definition.text.includes('<plist version="1.0">\n'));
});

test('hover says what a key means', async () => {
  const hover = await ask('Hover', 'provideHover', catalog, editor.place(catalog, '"urlProperty"', 3));
  assert.match(hover.contents.value, /urlProperty/);
  assert.deepStrictEqual(hover.range.start, editor.place(catalog, '"urlProperty"', 1));
});

test('completion knows the keys of a catalog', async () => {
  editor.type(catalog, '"version": 1,', '"version": 1, "as');
  const items = await ask('CompletionItem', 'provideCompletionItems', catalog, editor.place(catalog, '"as', 3));
  const item = items.find(({ label }) => label === 'assets');
  assert.deepStrictEqual(item.range.start, editor.place(catalog, '"as', 1));
  // What is there already is not offered.
  assert(!items.some(({ label }) => label === 'version'));
  editor.type(catalog, ' "as', '');
});

test('a parameter leads to its declaration, and to its uses', async () => {
  const name = editor.place(catalog, '"parameter": "tr', 14);
  const declared = await ask('Definition', 'provideDefinition', catalog, name);
  assert.deepStrictEqual(declared.map(({ uri }) => uri.toString()), [definition.uri.toString()]);
  const uses = await ask('Reference', 'provideReferences', catalog, name, { includeDeclaration: false });
  assert(uses.some(({ uri }) => uri.toString().endsWith('/Widget.swift')));
});

test('symbols and links are those of the file', async () => {
  const symbols = await ask('DocumentSymbol', 'provideDocumentSymbols', definition);
  assert(JSON.stringify(symbols).includes('QuickActionConfiguration'));
  editor.type(catalog, '"version": 1,', '"version": 1, "definition": "QuickActionWidget.intentdefinition",');
  const [link] = await ask('DocumentLink', 'provideDocumentLinks', catalog);
  assert.strictEqual(link.target.toString(), definition.uri.toString());
  assert.deepStrictEqual(link.range.start, editor.place(catalog, '"QuickActionWidget.intentdefinition"', 1));
  editor.type(catalog, ' "definition": "QuickActionWidget.intentdefinition",', '');
});

test('a new parameter is renamed in all files, and one that was committed is not', async () => {
  const place = editor.place(catalog, '"parameter": "tr', 14);
  const { placeholder } = await ask('Rename', 'prepareRename', catalog, place);
  assert.strictEqual(placeholder, 'transitionDestinations');
  const edit = await ask('Rename', 'provideRenameEdits', catalog, place, 'targets');
  assert.deepStrictEqual(
    editor.apply(edit).map((uri) => path.basename(uri)),
    ['QuickActionWidget.actions.json', 'QuickActionWidget.intentdefinition', 'Widget.swift']);
  assert(catalog.text.includes('"parameter": "targets"'));
  for (const document of [catalog, definition]) fs.writeFileSync(document.uri.fsPath, document.text);
  git('add', '.');
  git('commit', '--quiet', '--message=x');
  await assert.rejects(
    ask('Rename', 'provideRenameEdits', catalog, place, 'others'), /what users chose may be lost/);
});

test('a lens above a catalog draws its widget to a file that the editor shows', async () => {
  const [lens] = await ask('CodeLens', 'provideCodeLenses', catalog);
  assert.strictEqual(lens.command.title, 'Preview');
  const { uri } = await vscode.commands.executeCommand(lens.command.command, ...lens.command.arguments);
  assert.deepStrictEqual(editor.shown, [uri]);
  assert.strictEqual(fs.readFileSync(new URL(uri)).toString('latin1', 1, 4), 'PNG');
});

test('a file that changes outside of the editor is read again', async () => {
  const settings = editor.open(path.join(folder, 'Widget.swift'), 'swift');
  await editor.findings(settings);
  editor.close(settings);
  fs.writeFileSync(file('Second.actions.json'), '{"unknown": 1}');
  const watcher = editor.watchers.find(({ pattern }) => pattern.includes('json'));
  watcher.create.fire(vscode.Uri.file(file('Second.actions.json')));
  await editor.findings({ uri: vscode.Uri.file(file('Second.actions.json')) }, (list) => list.length > 0);
});
