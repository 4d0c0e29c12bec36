import { capital, insertBefore, kebab, words } from './text.mjs';

const APP = 'apps/api/src/app.ts';
const SAMPLES = 'apps/api/src/testing/access-samples.ts';

/** One list for staff, from route to repository: its row is made up until there is a table. */
export function planResource(read, name) {
  const folder = `apps/api/src/resources/${name}`;
  const Name = capital(name);
  const plain = words(name).toLowerCase();
  const path = kebab(name);
  const made = {
    [`${folder}/routes.ts`]: `import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { answer, endpointsOf } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { read${Name} } from './service';

const endpoint = endpointsOf('${path}');
const SUMMARY = 'The ${plain} there are';
const ${Name} = z.array(z.object({ id: z.int(), name: z.string() }));

/** What the ${plain} are for, in one sentence. */
export function ${name}Routes({ database }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get('/${path}', endpoint('Admin', SUMMARY, { response: answer(${Name}) }), async () =>
      ok(await read${Name}(database.reads)),
    );
  };
}
`,
    [`${folder}/service.ts`]: `import type { Db } from '../../platform/db/tx';
import { list${Name} } from './repository';

/** The ${plain} as the contract has them. */
export async function read${Name}(db: Db): Promise<{ id: number; name: string }[]> {
  const rows = await list${Name}(db);
  return rows.map(({ id, name }) => ({ id, name }));
}
`,
    [`${folder}/repository.ts`]: `import { sql } from 'kysely';
import type { Db } from '../../platform/db/tx';

/** All ${plain}, in the order of their ids. */
export async function list${Name}(db: Db) {
  const { rows } = await sql<{ id: number; name: string }>\`select 1 as id, 'The first' as name\`.execute(db);
  return rows;
}
`,
    [`${folder}/${path}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('lists them for staff, and for nobody else', async () => {
  const ask = async (who: 'Admin' | 'User') => {
    const headers = await shop.as(who);
    return shop.app.inject({ url: '/api/${path}', headers });
  };
  const answer = await ask('Admin');
  expect(answer.statusCode).toBe(200);
  expect(answer.json<{ data: unknown }>().data).toEqual([{ id: 1, name: 'The first' }]);
  expect((await ask('User')).statusCode).toBe(403);
});
`,
  };

  const imported = `import { ${name}Routes } from './resources/${name}/routes';`;
  const app = insertBefore(read(APP) ?? '', imported, (line) => line.includes(" from './pages/"));
  return {
    made,
    changed: {
      // the list of resources ends with the first such line below its head
      [APP]: insertBefore(app, `    ${name}Routes,`, (line) => line === '  ];'),
      [SAMPLES]: insertBefore(read(SAMPLES) ?? '', `  'GET /api/${path}': bare,`, (line) => line === '};'),
    },
    next: [
      `path: ${name} = '/${path}' in packages/contract/src/constants/api-paths.ts, and API_PATHS.${name} in the route`,
      'shape: its schema in packages/contract/src/schemas, in place of the one in the route',
      'table: a migration in apps/api/src/platform/db/migrations, its type and columns in platform/db/schema; then the real query',
      `client: requests, hooks and mocks in packages/api-client/src/${name}, and tests/parity for both sides`,
      'who may call: Admin for now; another role also in the access sample',
    ],
  };
}
