import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { portProblem } from './ports.mjs';

async function listen(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** One that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

it('begins on two free ports', async () => {
  expect(await portProblem({ PORT: await freePort(), STOREFRONT_PORT: await freePort() })).toBeNull();
});

it.each(['abc', '-1', '0', '70000', '3000.5', '3000 4000'])('refuses %j as a port', async (said) => {
  expect(await portProblem({ PORT: said })).toBe(`PORT has to be a port from 1 to 65535, not ${said}.`);
});

it('refuses one port for both', async () => {
  const port = await freePort();
  const problem = await portProblem({ PORT: port, STOREFRONT_PORT: ` ${port} ` });
  expect(problem).toBe(`PORT and STOREFRONT_PORT are both ${port}: give one of them another port.`);
});

it.each(['PORT', 'STOREFRONT_PORT'])('names %s when its port is in use', async (variable) => {
  const [port, free] = [await listen(), await freePort()];
  const problem = await portProblem({ PORT: free, STOREFRONT_PORT: await freePort(), [variable]: String(port) });
  expect(problem).toContain(`Port ${port} for the `);
  expect(problem).toContain(`${variable}=${port + 1} npm run dev`);
});

it('ends with that sentence alone, before anything is started', async () => {
  const port = String(await listen());
  const dev = join(import.meta.dirname, 'dev.mjs');
  const run = promisify(execFile)(process.execPath, [dev], { env: { ...process.env, PORT: port } });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^Port ${port} for the server is in use: [^\n]+\n$`)),
  });
});
