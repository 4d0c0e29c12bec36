import { createServer } from 'node:net';

const WHOLE = /^\d{1,5}$/;

/**
 * What listens where in development, by the variable that says so. `PORT` is the server's as in production;
 * apps/storefront/vite.config.ts reads both.
 */
const LISTENERS = [
  { variable: 'PORT', usual: 3000, what: 'the server' },
  { variable: 'STOREFRONT_PORT', usual: 5173, what: 'the storefront' },
];

/** Whether nobody listens there, on this machine's own address. @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * Why development cannot begin with these ports, in one sentence that names the variable; null if it can.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string | null>}
 */
export async function portProblem(env) {
  const taken = new Map();
  for (const { variable, usual, what } of LISTENERS) {
    const said = env[variable]?.trim() || String(usual);
    const port = WHOLE.test(said) ? Number(said) : 0;
    if (port < 1 || port > 65_535) return `${variable} has to be a port from 1 to 65535, not ${said}.`;
    const other = taken.get(port);
    if (other) return `${other} and ${variable} are both ${port}: give one of them another port.`;
    const example = port < 65_535 ? port + 1 : usual;
    if (!(await isFree(port)))
      return `Port ${port} for ${what} is in use: end what listens there, or choose another one, as in ${variable}=${example} npm run dev.`;
    taken.set(port, variable);
  }
  return null;
}
