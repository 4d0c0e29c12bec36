// What stands in deploy/, judged by the programs that read it. Each needs its Debian package, and says which.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '../../deploy');
const folder = mkdtempSync(join(tmpdir(), 'seduh-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** Runs a program of Debian's. @returns how it ended, and what it said */
function run(program: string, apt: string, args: string[], env: Record<string, string> = {}) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, ...env },
  });
  if (error) throw new Error(`This part needs ${program} (Debian and Ubuntu: apt-get install ${apt})`);
  return { status, said: `${stdout}${stderr}` };
}

/** A file of deploy/ with names of its machine in place of those of a real one. */
function adapted(file: string, replaced: Record<string, string>): string {
  let text = readFileSync(join(deploy, file), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** A certificate for nobody, and its key. */
function certificate() {
  const [cert, key] = [at('cert.pem'), at('key.pem')];
  if (!existsSync(cert)) {
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=seduh.example'];
    const { status, said } = run('openssl', 'openssl', [...made, '-keyout', key, '-out', cert]);
    if (status !== 0) throw new Error(said);
  }
  return { cert, key };
}

it('HAProxy takes its file', () => {
  const { cert, key } = certificate();
  writeFileSync(at('both.pem'), readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  writeFileSync(at('haproxy.cfg'), adapted('haproxy/haproxy.cfg', { '/etc/haproxy/seduh.pem': at('both.pem') }));
  const { status, said } = run('haproxy', 'haproxy', ['-c', '-f', at('haproxy.cfg')]);
  expect([status, said.match(/ALERT|WARNING/g)]).toEqual([0, null]);
});

it('nginx takes its file', () => {
  const { cert, key } = certificate();
  const names = { '/etc/ssl/seduh/fullchain.pem': cert, '/etc/ssl/seduh/key.pem': key };
  writeFileSync(at('seduh.conf'), adapted('nginx/seduh.conf', names));
  writeFileSync(
    at('nginx.conf'),
    `pid ${at('nginx.pid')}; error_log stderr; events {} http { access_log off; include ${at('seduh.conf')}; }`,
  );
  const { status, said } = run('nginx', 'nginx', ['-t', '-p', folder, '-c', at('nginx.conf')]);
  expect([status, said.match(/\[(?:emerg|warn)\].*/g)]).toEqual([0, null]);
});

it('Caddy takes its file, for one process and for several', () => {
  for (const SHOP_UPSTREAMS of ['shop:3000', 'shop-1:3000 shop-2:3000']) {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')];
    const { status, said } = run('caddy', 'caddy', args, { SHOP_ADDRESS: 'seduh.example', SHOP_UPSTREAMS });
    expect([status, said.includes('Valid configuration')], said).toEqual([0, true]);
  }
});

it('Prometheus takes its settings and its rules', () => {
  writeFileSync(at('token'), 'a-token-of-sixteen');
  writeFileSync(at('alerts.yml'), readFileSync(join(deploy, 'prometheus/alerts.yml')));
  const settings = adapted('prometheus/prometheus.yml', { '/etc/prometheus/seduh-token': at('token') });
  writeFileSync(at('prometheus.yml'), settings);
  const { status, said } = run('promtool', 'prometheus', ['check', 'config', at('prometheus.yml')]);
  expect([status, /\d+ rules found/.test(said)], said).toEqual([0, true]);
});

it('systemd takes the unit', () => {
  // only what it says of the unit: the program and the folder are of another machine
  writeFileSync(at('seduh.service'), adapted('systemd/seduh.service', { '/usr/bin/node': process.execPath }));
  const { status, said } = run('systemd-analyze', 'systemd', ['verify', at('seduh.service')]);
  const ofUnit = said.split('\n').filter((line) => line.includes('seduh.service'));
  expect([status, ofUnit], said).toEqual([0, []]);
});
