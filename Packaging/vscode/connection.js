// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

'use strict';

/** JSON-RPC 2.0 with the headers of the Language Server Protocol, over the streams of a process. */
class Connection {
  /**
   * @param {import('node:stream').Readable} input What the server writes.
   * @param {import('node:stream').Writable} output What it reads.
   */
  constructor(input, output) {
    this.output = output;
    this.waiting = new Map();
    this.handlers = new Map();
    this.count = 0;
    this.pending = Buffer.alloc(0);
    this.hasEnded = false;
    input.on('data', (part) => this.take(part));
    // A server that is gone is seen by its exit.
    output.on('error', () => {});
  }

  /** Calls a function for a notification, or answers a request with what it returns. */
  on(method, handler) {
    this.handlers.set(method, handler);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /**
   * Asks the server; if `token` is canceled, the request is taken back, and the answer is null. So is that of a server which
   * has ended.
   */
  ask(method, params, token) {
    if (this.hasEnded) return Promise.resolve(null);
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
      token?.onCancellationRequested(() => {
        if (!this.waiting.delete(id)) return;
        this.notify('$/cancelRequest', { id });
        resolve(null);
      });
    });
  }

  /** Ends all requests, also later ones, as nobody answers them any more. */
  end() {
    this.hasEnded = true;
    for (const { resolve } of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }

  send(message) {
    if (!this.output.writable) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.output.write(body);
  }

  take(part) {
    this.pending = Buffer.concat([this.pending, part]);
    for (;;) {
      const end = this.pending.indexOf('\r\n\r\n');
      if (end < 0) return;
      const header = this.pending.toString('latin1', 0, end);
      const length = /content-length: *(\d+)/i.exec(header)?.[1];
      if (length === undefined) {
        // Where the next message begins is not known, so nothing that follows can be read.
        this.end();
        this.output.destroy();
        return;
      }
      const next = end + 4 + Number(length);
      if (this.pending.length < next) return;
      const body = this.pending.toString('utf8', end + 4, next);
      this.pending = this.pending.subarray(next);
      const message = parsed(body);
      if (message) this.receive(message);
    }
  }

  async receive({ id, method, params, result, error }) {
    if (method === undefined) {
      const asked = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
      else asked?.resolve(result);
      return;
    }
    const handler = this.handlers.get(method);
    if (handler) {
      try {
        const result = (await handler(params)) ?? null;
        if (id !== undefined) this.send({ id, result });
      } catch (failure) {
        if (id !== undefined) this.send({ id, error: { code: -32603, message: failure.message } });
      }
    } else if (id !== undefined) {
      this.send({ id, error: { code: -32601, message: `unknown method '${method}'` } });
    }
  }
}

/** The message in a text; undefined for what is no object of JSON, which is passed over. */
function parsed(body) {
  try {
    return Object(JSON.parse(body));
  } catch {
    return undefined;
  }
}

module.exports = { Connection };
