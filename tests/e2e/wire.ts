import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { SHOP } from './shop';

/**
 * How the way to the shop is: `open`; `slow`, the answer comes after this test's patience; a hotel's login page for
 * everything; JSON that is not the shop's; a proxy with no shop behind it.
 */
export type Way = 'open' | 'slow' | 'hotel' | 'nonsense' | 'no-shop';

const LATE = 20_000;

/** A wire between browser and shop that can be cut, be slow and lie. The browser knows the shop by its address only. */
export interface Wire {
  url: string;
  way: Way;
  /** What came over it: `GET /path`. */
  asked: string[];
  /** Replaces a file of the build, as a newer build does; by path. */
  replaced: Map<string, (text: string) => string>;
  /** Bytes that went to the browser so far, heads included. */
  bytes(): number;
  /** Nobody listens any more. */
  cut(): Promise<void>;
  /** Somebody does again. */
  mend(): Promise<void>;
}

const lies: Partial<Record<Way, (response: ServerResponse) => void>> = {
  hotel: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel. Log in.</h1>'),
  nonsense: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"hello":"world"}'),
  'no-shop': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
};

async function freePort(): Promise<number> {
  const server = createSocketServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Lays a wire to this worker's shop. */
export async function layWire(): Promise<Wire> {
  const port = await freePort();
  const forward = (asking: IncomingMessage, response: ServerResponse) => {
    const path = asking.url ?? '/';
    wire.asked.push(`${asking.method} ${path}`);
    const lie = lies[wire.way];
    if (lie) return void lie(response);
    const change = wire.replaced.get(path);
    const headers = { ...asking.headers };
    if (change) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name];
    const pass = () => {
      const asked = request({ port: SHOP.port, host: '127.0.0.1', method: asking.method, path, headers }, (answer) => {
        if (!change) {
          response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, etag: _etag, ...rest } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(parts).toString()));
        });
      });
      asked.on('error', () => response.destroy());
      response.on('close', () => asked.destroy());
      asking.pipe(asked);
    };
    if (wire.way === 'slow') setTimeout(pass, LATE).unref();
    else pass();
  };

  let sent = 0;
  const open = async () => {
    const server = createServer(forward);
    server.on('connection', (socket) => {
      let counted = 0;
      const count = () => {
        sent += socket.bytesWritten - counted;
        counted = socket.bytesWritten;
      };
      counters.add(count);
      socket.on('close', () => {
        count();
        counters.delete(count);
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  const counters = new Set<() => void>();
  let server = await open();

  const wire: Wire = {
    url: `http://127.0.0.1:${port}`,
    way: 'open',
    asked: [],
    replaced: new Map(),
    bytes() {
      for (const count of counters) count();
      return sent;
    },
    async cut() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    async mend() {
      server = await open();
    },
  };
  return wire;
}
