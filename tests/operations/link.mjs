// A line between the shop and its database that can be slow, or cut.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {number | string} target the port at its other end, or the path of a socket */
export async function startLink(target) {
  const sockets = new Set();
  let lateMs = 0;
  const server = createServer((near) => {
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      let last = Promise.resolve();
      // in order, each a while after it came
      from.on('data', (chunk) => {
        const due = lateMs > 0 ? delay(lateMs) : undefined;
        last = last.then(() => due).then(() => void to.write(chunk));
      });
      from.once('error', () => to.destroy());
      from.once('close', () => {
        sockets.delete(from);
        void last.then(() => to.end());
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    port,
    /** Everything comes that much later from now on, each way. */
    delay: (ms) => void (lateMs = ms),
    /** Ends every connection and refuses new ones, until `mend`. */
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      if (server.listening) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
