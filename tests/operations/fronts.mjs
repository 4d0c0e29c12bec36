// What stands in front of several processes, for real: HAProxy or Caddy, by the files in deploy/.
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { askUntilReady } from '../bench/connection.mjs';
import { start } from '../bench/processes.mjs';
import { adapted, isInstalled, steadyPorts } from './deployed.mjs';

const PATIENCE_MS = 20_000;
const [HAPROXY, CADDY] = ['/usr/sbin/haproxy', '/usr/bin/caddy'];

/**
 * One that is told of all ports that processes may have, and finds out by itself which of them answer.
 *
 * @typedef {object} Front
 * @property {number} port where customers come to
 * @property {() => Promise<void>} reload reads its file anew @property {() => Promise<void>} stop
 */

/** By name: what each needs where it is missing, and how it is started in a folder in front of ports. */
export const FRONTS = {
  HAProxy: {
    needs: isInstalled(HAPROXY) ? null : 'HAProxy (Debian and Ubuntu: apt-get install haproxy)',
    start: startHaproxy,
  },
  Caddy: { needs: isInstalled(CADDY) ? null : 'Caddy (Debian and Ubuntu: apt-get install caddy)', start: startCaddy },
};

/** Without TLS, which is the customers' and not what is tried here. @returns {Promise<Front>} */
async function startHaproxy(folder, ports) {
  const [port] = await steadyPorts(1);
  const file = join(folder, 'haproxy.cfg');
  const servers = ports.map((at, n) => `    server shop-${n + 1} 127.0.0.1:${at}`).join('\n');
  writeFileSync(
    file,
    adapted('haproxy/haproxy.cfg', [
      [/^ {4}bind :80$/m, `    bind 127.0.0.1:${port}`],
      [/^ {4}bind :443 .+\n/m, ''],
      [/^ {4}http-request redirect scheme https .+\n/m, ''],
      [/^ {4}server shop-1 127\.0\.0\.1:3000$/m, servers],
    ]),
  );
  // a master and its worker, as its service runs it
  const { child, ended, stop } = start(HAPROXY, ['-W', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  return {
    port,
    ready: () => askUntilReady(port, '/readyz', { patienceMs: PATIENCE_MS, gone: ended }),
    async reload() {
      child.kill('SIGUSR2');
    },
    stop,
  };
}

/** @returns {Promise<Front>} */
async function startCaddy(folder, ports) {
  const [port, admin] = await steadyPorts(2);
  const home = join(folder, 'caddy');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin 127.0.0.1:${admin}\n\tdefault_bind 127.0.0.1\n}\n${adapted('caddy/Caddyfile', [])}`);
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    SHOP_ADDRESS: `http://:${port}`,
    SHOP_UPSTREAMS: ports.map((at) => `127.0.0.1:${at}`).join(' '),
  };
  const options = { stdio: ['ignore', 'ignore', 'ignore'], env };
  const { ended, stop } = start(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], options);
  return {
    port,
    ready: () => askUntilReady(port, '/readyz', { patienceMs: PATIENCE_MS, gone: ended }),
    async reload() {
      const args = ['reload', '--adapter', 'caddyfile', '--config', file, '--address', `127.0.0.1:${admin}`, '--force'];
      const [code] = await once(spawn(CADDY, args, options), 'exit');
      if (code !== 0) throw new Error(`Caddy did not read its file again: ${code}`);
    },
    stop,
  };
}
