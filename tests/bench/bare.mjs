import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { askUntilReady } from './connection.mjs';
import { freePort, start } from './processes.mjs';

const program = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** Starts the bare server; `startMs` is the time until it answered. */
export async function startBare() {
  const port = await freePort();
  const began = performance.now();
  const { child, ended, stop } = start(process.execPath, [program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, PORT: String(port) },
  });
  await askUntilReady(port, '/readyz', { patienceMs: 10_000, gone: ended });
  return {
    port,
    pid: child.pid,
    startMs: performance.now() - began,
    stop,
    /** From now on answers these paths: `{ '/path': { headers, body } }`; the lengths are filled in. */
    async answer(answers) {
      const whole = Object.entries(answers).map(([path, { headers, body }]) => [
        path,
        { body, headers: { ...headers, 'content-length': body.length } },
      ]);
      child.send(Object.fromEntries(whole));
      await once(child, 'message');
    },
  };
}
