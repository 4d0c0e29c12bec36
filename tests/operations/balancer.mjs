// What stands in front of several processes: asks each whether it takes requests, and passes them on in turn.
import { Agent, createServer, request as ask } from 'node:http';
import { once } from 'node:events';

const HEALTH = '/readyz?exclude=database';
/** One look that is not answered in time may be a busy machine's; whoever says no, or is not there, is taken at their word. */
const MISSES = 2;
/** Headers that are a connection's own. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/**
 * A balancer as one would set up: round robin over those that say they are ready, connections to them kept. A request
 * that nobody could be given, as the connection was refused, goes to the next; one that was sent is never sent again.
 *
 * @param {{ everyMs?: number, path?: string }} [options] how often each process is asked, and for what
 */
export async function startBalancer({ everyMs = 200, path = HEALTH } = {}) {
  /** @type {Map<number, { isReady: boolean, missed: number, agent: Agent, open: number }>} */
  const backends = new Map();
  let turn = 0;
  const problems = [];

  /** @returns {Promise<boolean | null>} null where nobody said anything in time */
  const isReadyAt = (port) =>
    new Promise((resolve) => {
      const looking = ask({ port, host: '127.0.0.1', path, timeout: 1_000, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      looking.on('timeout', () => {
        looking.destroy();
        resolve(null);
      });
      looking.on('error', () => resolve(false));
      looking.end();
    });
  const look = async (port, backend) => {
    const answer = await isReadyAt(port);
    backend.missed = answer === null ? backend.missed + 1 : 0;
    backend.isReady = answer ?? (backend.isReady && backend.missed < MISSES);
  };
  const lookAtAll = () => Promise.all([...backends].map(([port, backend]) => look(port, backend)));
  const looking = setInterval(() => void lookAtAll(), everyMs);

  const next = (tried) => {
    const ready = [...backends].filter(([port, { isReady }]) => isReady && !tried.has(port));
    return ready[(turn += 1) % Math.max(1, ready.length)];
  };

  const server = createServer((incoming, outgoing) => {
    const tried = new Set();
    // what came of the body so far: the next one is given all of it, also once it has ended
    const body = [];
    incoming.on('data', (chunk) => outgoing.writableEnded || body.push(chunk));
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP.has(name)));
    // one hop: what is said of whoever is behind it is believed by TRUST_PROXY_HOPS=1
    headers['x-forwarded-for'] = incoming.socket.remoteAddress;
    const fail = (why) => {
      problems.push(`${incoming.method} ${incoming.url}: ${why}`);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(why);
    };
    const pass = () => {
      const [port, backend] = next(tried) ?? [];
      if (!backend) return fail('no process is ready');
      tried.add(port);
      backend.open += 1;
      const onward = ask({
        port,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers,
        agent: backend.agent,
      });
      onward.once('close', () => (backend.open -= 1));
      onward.once('response', (answer) => {
        outgoing.writeHead(
          answer.statusCode,
          Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP.has(name))),
        );
        answer.pipe(outgoing);
        answer.once('error', () => outgoing.destroy());
      });
      onward.once('error', (error) => {
        // nobody has taken a byte of it: the next one may
        if (error.code === 'ECONNREFUSED') pass();
        else if (!outgoing.writableEnded) fail(error.code ?? error.message);
      });
      outgoing.once('close', () => {
        onward.destroy();
        // an answer may come before the end of the body: left unread, it would hold up what comes next on this connection
        incoming.unpipe().resume();
      });
      for (const chunk of body) onward.write(chunk);
      if (incoming.readableEnded) onward.end();
      else incoming.pipe(onward);
    };
    pass();
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');

  return {
    port: server.address().port,
    /** What it could not pass on, and why. */
    problems,
    /** Has it send requests there, once that one is ready. */
    async add(port) {
      backends.set(port, {
        isReady: false,
        missed: 0,
        agent: new Agent({ keepAlive: true, timeout: 60_000 }),
        open: 0,
      });
      await lookAtAll();
    },
    remove(port) {
      backends.get(port)?.agent.destroy();
      backends.delete(port);
    },
    async stop() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      for (const { agent } of backends.values()) agent.destroy();
    },
  };
}
