import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const HEAD_END = '\r\n\r\n';
const PATIENCE_MS = 15_000;
const NO_BODY = new Set([204, 304]);

/** Bytes of one HTTP/1.1 request. */
export function requestBytes(method, path, { headers = {}, json } = {}) {
  const body = json === undefined ? '' : JSON.stringify(json);
  const all = { host: 'localhost', ...headers };
  if (body) Object.assign(all, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * One keep-alive connection that sends a request and waits for its answer. Straight on a socket: node's own client takes
 * several times the processor time of the server it would measure.
 */
export class Connection {
  #socket;
  #received = Buffer.alloc(0);
  #waiting = null;

  /** @param {{ port: number, address: string }} options `address`: where we call from, 127.x.y.z */
  static async open({ port, address }) {
    const socket = connect({ host: '127.0.0.1', port, localAddress: address, noDelay: true });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Connection(socket);
  }

  constructor(socket) {
    this.#socket = socket;
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('connection closed')));
  }

  /** Sends one request. @returns {Promise<{ status: number, head: string, body: Buffer }>} */
  send(bytes) {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(bytes);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #fail(error) {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }

  #take(chunk) {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.latin1Slice(0, headEnd);
    const status = Number(head.slice(9, 12));
    const length = NO_BODY.has(status) ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.#socket.destroy(new Error(`an answer ${status} without a length`));
      return;
    }
    const end = headEnd + HEAD_END.length + length;
    if (this.#received.length < end) return;
    const body = this.#received.subarray(end - length, end);
    this.#received = this.#received.subarray(end);
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve({ status, head, body });
  }
}

/** Asks once, on a connection of its own. @returns the answer, with its headers as an object */
export async function ask(port, path, { method = 'GET', address = '127.0.0.1', ...rest } = {}) {
  const connection = await Connection.open({ port, address });
  try {
    const { status, head, body } = await connection.send(requestBytes(method, path, rest));
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    return { status, headers, body };
  } finally {
    connection.close();
  }
}

/** Asks until the answer is 200. Rejects after `patienceMs`, or as soon as `gone` resolves. */
export async function askUntilReady(port, path, { patienceMs, gone }) {
  let over = false;
  void gone.then(() => (over = true));
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask(port, path).catch(() => null);
    if (answer?.status === 200) return;
    if (over || performance.now() > deadline)
      throw new Error(over ? 'it ended' : `not ready after ${patienceMs / 1000} s`);
    await delay(10);
  }
}
