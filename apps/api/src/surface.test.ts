import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing';
import { createMatrix, injectInto, listRoutes, type AccessRoute } from './testing/access-matrix';
import { ACCESS_SAMPLES } from './testing/access-samples';
import { formOf } from './testing/helpers';

// What holds for every route of the API's description, whoever calls it.
const FOREIGN = 'https://evil.example';

let shop: TestApp;
let routes: AccessRoute[];
beforeAll(async () => {
  shop = await createTestApp();
  routes = await listRoutes(shop);
});
afterAll(() => shop.close());

const pathOf = ({ path }: AccessRoute) => path.replaceAll(/\{\w+\}/g, '01a1fdb1-d7e9-70ac-98af-91f06e26276b');

it('lets no other origin read an answer, nor send what needs a preflight', async () => {
  const admin = await shop.makeUser({ role: 'Admin' });
  const open: string[] = [];
  for (const route of routes.filter(({ name }) => !ACCESS_SAMPLES[name]?.endless)) {
    for (const method of ['OPTIONS', route.method] as const) {
      const response = await shop.app.inject({
        method,
        url: pathOf(route),
        remoteAddress: shop.nextAddress(),
        headers: {
          ...(method === 'GET' ? admin.headers : {}),
          origin: FOREIGN,
          ...(method === 'OPTIONS' && { 'access-control-request-method': route.method }),
        },
      });
      const lets = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
      if (lets.length > 0 || (method === 'OPTIONS' && response.statusCode !== 405))
        open.push(`${method} ${route.name}`);
    }
  }
  expect(open).toEqual([]);
});

it('decodes an address once', async () => {
  const id = await shop.makeProduct();
  const asked = (first: (code: string) => string) => {
    const segment = id.replace(/^./, (letter) => first(letter.charCodeAt(0).toString(16)));
    return shop.app.inject(`/api/products/${segment}`);
  };
  expect((await asked((code) => `%${code}`)).statusCode).toBe(200);
  expect((await asked((code) => `%25${code}`)).statusCode).toBe(404);
});

it.each(['__proto__', 'constructor', 'prototype'])('takes no field of a form called %s', async (name) => {
  const admin = await shop.makeUser({ role: 'Admin' });
  const { payload, headers } = await formOf({ [`${name}`]: '{"polluted":"yes"}', code: 'NGOPI' });
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/promos',
    payload,
    headers: { ...admin.headers, ...headers },
    remoteAddress: shop.nextAddress(),
  });
  expect(response.statusCode).toBe(400);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

it('asks for no hint to a password and no secret question, anywhere', async () => {
  const { body } = await shop.app.inject('/api/openapi.json');
  const names = [...body.matchAll(/"(\w+)":\s*\{/g)].map(([, name = '']) => name);
  expect(names).toContain('newPassword');
  expect(names.filter((name) => /hint|secret_?question|security_?question|secret_?answer/i.test(name))).toEqual([]);
});

it.each([
  ['TRACE', [200, 405]],
  ['TRACK', [200, 400]],
  // the connection ends without a word
  ['CONNECT', [200]],
])('does not answer %s', async (method, statuses) => {
  await shop.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
  const address = shop.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      // control: the same connection answers a GET
      socket.write('GET /api/shop HTTP/1.1\r\nHost: shop\r\n\r\n');
    });
    socket.once('data', () => {
      socket.write(`${method} /api/shop HTTP/1.1\r\nHost: shop\r\nX-Secret: kopi-rahasia\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (data) => (text += String(data)));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  expect(said).not.toContain('kopi-rahasia');
  expect([...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))).toEqual(statuses);
});

/** One sum over every row of the shop, but for when sessions were used, and how many calls there were. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'rate_limits')
    order by table_name`.execute(shop.database.db);
  const sums = rows.map(
    ({ name }) => sql`
    select ${name}::text as name, md5(string_agg(row::text, ',' order by row::text)) as sum from ${sql.table(name)} as row`,
  );
  const all = await sql<object>`${sql.join(sums, sql` union all `)} order by name`.execute(shop.database.db);
  return JSON.stringify(all.rows);
}

it('changes nothing by a GET, whoever sends it', async () => {
  const gets = routes.filter(({ method }) => method === 'GET');
  const ask = injectInto(shop);
  const changed: string[] = [];
  let answered = 0;
  const watched: typeof ask = async (request, route) => {
    const before = await everything();
    const answer = await ask(request, route);
    if (answer.status === 200) answered += 1;
    if ((await everything()) !== before) changed.push(route.name);
    return answer;
  };
  const matrix = await createMatrix(shop, gets, watched);
  expect(await matrix['right role']()).toEqual([]);
  const product = await shop.makeProduct();
  for (const route of gets.filter(({ role }) => role === 'public'))
    await watched({ method: 'GET', url: route.path.replace('{id}', product) }, route);
  expect(answered).toBeGreaterThan(gets.length / 2);
  expect(changed).toEqual([]);
}, 120_000);

it('control: notices a row that is written', async () => {
  const before = await everything();
  await shop.makeProduct();
  expect(await everything()).not.toBe(before);
});
