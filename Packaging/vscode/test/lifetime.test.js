// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

// When the extension starts and ends its server, and what it does without one.

const assert = require('node:assert');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const { after, before, test } = require('node:test');

const { vscode, editor } = require('./stand-in');

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? vscode : load(name, ...rest));

const extension = require(path.resolve(process.env.QUICKACTION_EXTENSION ?? path.join(__dirname, '..'), 'extension.js'));
const server = path.resolve(process.env.QUICKACTION ?? path.join(__dirname, '../../../.build/debug/quickaction'));
const token = { onCancellationRequested: () => ({ dispose() {} }) };

const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'quickaction-vscode-')));
const folder = path.join(scratch, 'Project');
const log = path.join(scratch, 'log');
const executable = path.join(scratch, 'quickaction');

/** The servers that were started: their processes, and what they were started with. */
const started = () => fs.readFileSync(log, 'utf8').split('\n').filter(Boolean).map((line) => {
  const [process, ...words] = line.split(' ');
  return { process: Number(process), words };
});

const isAlive = ({ process: number }) => {
  try {
    return process.kill(number, 0);
  } catch {
    return false;
  }
};

const until = async (condition) => {
  for (const end = Date.now() + 60_000; !(await condition());) {
    assert(Date.now() < end, `never: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const isAnswered = async () => {
  const position = editor.place(catalog, '"urlProperty"', 3);
  return Boolean(await editor.providers.Hover?.provider.provideHover(catalog, position, token));
};

const restart = () => vscode.commands.executeCommand('quickaction.restart');
let catalog;

before(async () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(log, '');
  fs.writeFileSync(executable, `#!/bin/sh\necho $$ "$@" >>'${log}'\nexec '${server}' "$@"\n`, { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'A.actions.json'), '{"version": 1, "urlProperty": 2, "unknown": 3}');
  Object.assign(editor.settings, { executable, allowBuild: true });
  vscode.workspace.isTrusted = false;
  await extension.activate({ subscriptions: [] });
});

after(async () => {
  await extension.deactivate();
  await until(() => !started().some(isAlive));
  fs.rmSync(scratch, { recursive: true });
});

test('without a folder no server is started', async () => {
  catalog = editor.open(path.join(folder, 'A.actions.json'), 'json');
  await restart();
  assert.deepStrictEqual(started(), []);
});

test('code of a folder that is not trusted is not run, whatever the user allows elsewhere', async () => {
  editor.addFolder(folder);
  await editor.findings(catalog, (list) => list.length > 0);
  assert.deepStrictEqual(started().map(({ words }) => words), [['server']]);
});

test('once the folder is trusted, it may be', async () => {
  editor.trustFolders();
  await until(() => started().length === 2);
  await until(isAnswered);
  assert.deepStrictEqual(started().at(-1).words, ['server', '--allow-build']);
  assert.deepStrictEqual(started().map(isAlive), [false, true]);
});

test('a server that is gone leaves nothing, answers nothing, and is started again', async () => {
  process.kill(started().at(-1).process, 'SIGKILL');
  await until(() => editor.messages.some((message) => message.includes('ended with SIGKILL')));
  await assert.rejects(
    Promise.race([editor.findings(catalog), new Promise((_, reject) => setTimeout(reject, 200, new Error('none')))]));
  assert.strictEqual(await isAnswered(), false);
  await restart();
  await until(isAnswered);
});

test('a name that is wrong is told, and one that is right is used then', async () => {
  editor.set('executable', path.join(scratch, 'nothing'));
  await until(() => editor.messages.some((message) => message.includes("name it in 'quickaction.executable'")));
  editor.set('executable', executable);
  await until(isAnswered);
});

test('of servers that are started at once, one is left', async () => {
  await Promise.all([restart(), restart(), restart()]);
  await until(isAnswered);
  await until(() => started().filter(isAlive).length === 1);
  assert(isAlive(started().at(-1)));
});

test('what is found of a folder goes with it', async () => {
  await editor.findings(catalog, (list) => list.length > 0);
  editor.removeFolder(folder);
  await editor.findings(catalog, (list) => list.length === 0);
});
