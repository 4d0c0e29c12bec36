import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { loggerOptions, logRequests } from './request-log';

async function logOf(use: (app: ReturnType<typeof Fastify>) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const { logger, ...options } = loggerOptions('info');
  const app = Fastify({ ...options, logger: { ...logger, stream: { write: (line: string) => lines.push(line) } } });
  logRequests(app);
  app.decorateRequest('viewer', null);
  const careless = async (request: FastifyRequest) => {
    // decoded, as handlers have it
    const said = (request.params as { '*': string })['*'];
    request.log.info(
      { headers: request.headers, password: 'kopi-susu-pagi', user: { token: 'deep-token' }, said },
      `careless ${said}`,
    );
    return 'ok';
  };
  app.all('/api/*', careless);
  app.all('/*', careless);
  await use(app);
  await app.close();
  return lines;
}

it('writes a line for a call, with its id, and no secret of it', async () => {
  const lines = await logOf((app) =>
    app.inject({
      method: 'POST',
      url: '/api/auths/reset-password?token=reset-secret',
      headers: { 'x-access-token': 'session-secret' },
      payload: { password: 'body-secret' },
    }),
  );
  const answered = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject({
    method: 'POST',
    path: '/api/auths/reset-password',
    status: 200,
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(lines.join('')).not.toMatch(/reset-secret|session-secret|body-secret|kopi-susu-pagi|deep-token/);
});

it('writes one line for a call, whatever line ends it carries, with when it was in milliseconds of UTC', async () => {
  const before = Date.now();
  const forged = `a\r\n{"level":50,"msg":"forged"}\u2028b`;
  const lines = await logOf((app) =>
    app.inject({
      url: `/api/${encodeURIComponent(forged)}?x=${encodeURIComponent(forged)}`,
      headers: { 'user-agent': 'x' },
    }),
  );
  // control: written as it is it would be a line of its own
  expect(`careless ${forged}`.split(/\r\n/)[1]).toMatch(/^\{"level":50,"msg":"forged"\}/);
  const read = lines.map((line) => JSON.parse(line) as { msg: string; time: number; said?: string });
  // each is one line, and ends as one
  for (const line of lines) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  expect(read.map(({ msg }) => msg)).not.toContain('forged');
  expect(read).toContainEqual(expect.objectContaining({ said: forged, msg: `careless ${forged}` }));
  for (const { time } of read) {
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  }
  expect(read.length).toBeGreaterThan(0);
});

it('leaves out files and pages that were there', async () => {
  expect((await logOf((app) => app.inject('/assets/index.js'))).some((line) => line.includes('answered'))).toBe(false);
});

it('leaves out the public catalogue while it is quick and nothing is wrong, unless all is wanted', async () => {
  const answered = async (level: 'info' | 'debug', status: number) => {
    const lines: string[] = [];
    const { logger, ...options } = loggerOptions(level);
    const app = Fastify({ ...options, logger: { ...logger, stream: { write: (line: string) => lines.push(line) } } });
    logRequests(app);
    app.decorateRequest('viewer', null);
    app.get('/api/products', { config: { revalidate: true } }, async (_request, reply) => reply.code(status).send());
    await app.inject('/api/products');
    await app.close();
    return lines.some((line) => line.includes('answered'));
  };
  expect(await answered('info', 200)).toBe(false);
  expect(await answered('info', 304)).toBe(false);
  expect(await answered('info', 503)).toBe(true);
  expect(await answered('debug', 200)).toBe(true);
});
