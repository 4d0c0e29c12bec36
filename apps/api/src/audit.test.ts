import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, TEST_NOW, type TestApp, type TestUser } from './testing';
import { listRoutes, type AccessRoute } from './testing/access-matrix';
import { AUDIT_CASES, NO_ACTS, QUESTIONS, type AuditCall } from './testing/audit-cases';

let whole: TestApp;
let routes: AccessRoute[];
beforeAll(async () => {
  whole = await createTestApp();
  routes = await listRoutes(whole);
});
afterAll(() => whole.close());

/** Whether staff can write by it. */
const isWritten = ({ method, role }: AccessRoute) => method !== 'GET' && (role === 'Admin' || role === 'any');
const withoutEntry = (all: readonly AccessRoute[]) =>
  all
    .filter(isWritten)
    .map(({ name }) => name)
    .filter((name) => !AUDIT_CASES[name] && !NO_ACTS[name] && !QUESTIONS[name]);

describe('the walk over the API’s description', () => {
  it('has a call for every writing route that staff can make, and for no other', () => {
    expect(withoutEntry(routes)).toEqual([]);
    const written = new Set(routes.filter(isWritten).map(({ name }) => name));
    const named = [AUDIT_CASES, NO_ACTS, QUESTIONS].flatMap((each) => Object.keys(each));
    expect(named.filter((name) => !written.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('notices a writing route that says no entry', () => {
    const added: AccessRoute = {
      name: 'PUT /api/safe',
      method: 'PUT',
      path: '/api/safe',
      role: 'Admin',
      withoutFactor: false,
    };
    expect(withoutEntry([...routes, added])).toEqual(['PUT /api/safe']);
  });

  it('leaves out nothing that only staff can call', () => {
    const onlyStaff = new Set(routes.filter(({ role }) => role === 'Admin').map(({ name }) => name));
    expect(Object.keys(NO_ACTS).filter((name) => onlyStaff.has(name))).toEqual([]);
  });
});

let shop: TestApp;
let staff: TestUser;
beforeEach(async () => {
  shop = await createTestApp();
  staff = await shop.makeUser({ role: 'Admin', email: 'dimas@seduh.example' });
});
afterEach(() => shop.close());

const entries = () => shop.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

async function send(name: string, call: Partial<AuditCall>, who: TestUser = staff) {
  const route = routes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`no route ${name}`);
  return shop.app.inject({
    method: route.method,
    url: route.path.replace('{id}', call.id ?? ''),
    remoteAddress: shop.nextAddress(),
    headers: { ...who.headers, ...call.headers },
    ...(call.payload === undefined ? {} : { payload: call.payload }),
  });
}

/** Every row of the shop, but for when sessions were used, and how many calls there were. */
async function everything(): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'rate_limits')`.execute(
    shop.database.db,
  );
  const all: Record<string, string | null> = {};
  for (const { name } of rows) {
    const table = sql.table(name);
    const { rows: sums } = await sql<{ sum: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as sum from ${table} as row`.execute(shop.database.db);
    all[name] = sums[0]?.sum ?? null;
  }
  return all;
}

const cases = Object.entries(AUDIT_CASES).flatMap(([name, all]) =>
  all.map((make, index) => [index === 0 ? name : `${name}, case ${index + 1}`, name, make] as const),
);

describe.each(cases)('%s', (_, name, make) => {
  it('leaves no entry where it is refused, and one where it is done: who, what, before and after', async () => {
    const call = await make(shop, staff);
    const before = await entries();
    const unknown = call.id === undefined ? {} : { id: '0198f0c0-0000-7000-8000-00000000dead' };
    // what takes neither a body nor an id can be refused for who asks alone
    const takesSomething = call.id !== undefined || call.payload !== undefined;
    const nonsense = { ...call, ...unknown, headers: {}, payload: { nonsense: true } };
    const refused = takesSomething ? (await send(name, nonsense)).statusCode : 400;
    const customer = await send(name, call, await shop.makeUser());
    const isOpenToCustomers = name.startsWith('PATCH /api/users/');
    expect([refused >= 400, customer.statusCode >= 400 || isOpenToCustomers]).toEqual([true, true]);
    expect(await entries()).toEqual(before);

    const answer = await send(name, call);
    expect([answer.statusCode, answer.body]).toEqual([expect.toSatisfy((status) => status < 300), expect.any(String)]);
    const added = (await entries()).slice(before.length);
    expect(added).toEqual([
      expect.objectContaining({
        at: new Date(TEST_NOW),
        actor_id: staff.id,
        actor_name: 'dimas',
        action: call.action,
        subject_name: call.subject ?? null,
      }),
    ]);
    const changes = added[0]?.changes ?? [];
    expect(changes.length > 0).toBe(call.says.length > 0);
    for (const [field, of, from, to] of call.says)
      expect(changes).toContainEqual({ field, of, before: from, after: to });
    // nothing that is as it was
    expect(changes.filter(({ before: from, after: to }) => JSON.stringify(from) === JSON.stringify(to))).toEqual([]);
  });

  it('leaves none, and nothing else either, where it comes to nothing', async () => {
    const call = await make(shop, staff);
    // the entry is written, and what wrote it fails as it commits: what is not in its transaction stays
    await sql`
      create function no_commit() returns trigger language plpgsql as $$ begin raise exception 'no commit'; end $$
    `.execute(shop.database.db);
    await sql`
      create constraint trigger no_commit after insert on audit_log deferrable initially deferred
      for each row execute function no_commit()`.execute(shop.database.db);
    const before = await everything();
    expect((await send(name, call)).statusCode).toBe(500);
    expect(await everything()).toEqual(before);
  });
});

it.each(Object.entries(QUESTIONS))('%s changes nothing', async (name, call) => {
  const before = await everything();
  expect((await send(name, call)).statusCode).toBe(200);
  expect(await everything()).toEqual(before);
});

it.each(['update audit_log set actor_name = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
  'is append-only: %s',
  async (statement) => {
    await send('POST /api/shop/collect-key', { action: 'shop.screen', says: [] });
    const before = await entries();
    const { db } = shop.database;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
    // nor by a session that turns triggers off
    const quiet = db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(statement).execute(tx);
    });
    await expect(quiet).rejects.toThrow('append-only');
    expect(await entries()).toEqual(before);
    expect(before).toHaveLength(1);
  },
);

it('lets no role do so that owns nothing, whatever it was granted', async () => {
  const { rows } = await sql<{ privilege: string }>`
    select privilege_type as privilege from information_schema.role_table_grants where table_name = 'audit_log'`.execute(
    shop.database.db,
  );
  expect(rows.map(({ privilege }) => privilege)).not.toContain('UPDATE');
  expect(rows.map(({ privilege }) => privilege)).not.toContain('DELETE');
  expect(rows.map(({ privilege }) => privilege)).not.toContain('TRUNCATE');
});
