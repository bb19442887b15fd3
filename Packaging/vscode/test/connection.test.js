// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

// What the extension makes of what a server writes, sound or not.

const assert = require('node:assert');
const path = require('node:path');
const { PassThrough } = require('node:stream');
const { test } = require('node:test');

const folder = process.env.QUICKACTION_EXTENSION ?? path.join(__dirname, '..');
const { Connection } = require(path.resolve(folder, 'connection.js'));

const framed = (body) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** A connection, what its server reads, and what it writes. */
function connect() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const connection = new Connection(input, output);
  const said = () => (output.read() ?? '').toString().split(/Content-Length: \d+\r\n\r\n/).filter(Boolean).map(JSON.parse);
  return { connection, input, output, said };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test('a message comes in any parts, and several come in one', async () => {
  const { connection, input } = connect();
  const told = [];
  connection.on('tell', (words) => told.push(words));
  const bytes = Buffer.from(framed('{"method":"tell","params":"ä"}') + framed('{"method":"tell","params":2}'));
  for (const byte of bytes) input.write(Buffer.from([byte]));
  input.write(Buffer.concat([bytes, bytes]));
  await soon();
  assert.deepStrictEqual(told, ['ä', 2, 'ä', 2, 'ä', 2]);
});

test('what is no message is passed over', async () => {
  const { connection, input } = connect();
  const asked = connection.ask('a');
  input.write(framed('{"id": 1,') + framed('null') + framed('[]') + framed('2') + framed('{"id":1,"result":3}'));
  assert.strictEqual(await asked, 3);
  assert.strictEqual(connection.pending.length, 0);
});

test('a request whose handler fails is answered with an error, and later ones are answered', async () => {
  const { connection, input, said } = connect();
  connection.on('fail', () => { throw new Error('why'); });
  connection.on('add', async (number) => number + 1);
  const messages = [
    { id: 1, method: 'fail' }, { method: 'fail' }, { id: 2, method: 'add', params: 1 }, { id: 3, method: 'other' },
  ];
  input.write(messages.map((message) => framed(JSON.stringify(message))).join(''));
  await soon();
  assert.deepStrictEqual(said().sort((a, b) => a.id - b.id), [
    { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'why' } },
    { jsonrpc: '2.0', id: 2, result: 2 },
    { jsonrpc: '2.0', id: 3, error: { code: -32601, message: "unknown method 'other'" } },
  ]);
});

test('behind a header without a length nothing is read, and all requests are answered with null', async () => {
  const { connection, input, output } = connect();
  const asked = connection.ask('a');
  input.write('Content-Type: x\r\n\r\n');
  input.write('x'.repeat(100));
  assert.strictEqual(await asked, null);
  assert.strictEqual(await connection.ask('b'), null);
  assert(input.destroyed && output.destroyed);
});
