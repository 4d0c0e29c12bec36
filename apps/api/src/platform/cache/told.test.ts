import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database';

let own: TestDatabase;
const heard: (string | undefined)[] = [];

beforeAll(async () => {
  own = await createTestDatabase();
  await own.database.listen('caches', (table) => heard.push(table));
});
afterAll(() => own.drop());

/** What the caches are told of a statement, which needs no row to be heard of. */
async function toldOf(statement: string): Promise<(string | undefined)[]> {
  heard.length = 0;
  await sql.raw(statement).execute(own.database.db);
  // what comes after it has been heard: so it was heard as well, or never will be
  await sql`select pg_notify('caches', 'last')`.execute(own.database.db);
  await expect.poll(() => heard).toContain('last');
  return heard.filter((table) => table !== 'last');
}

it.each([
  ['products', 'update products set price = price'],
  ['products', 'delete from products where false'],
  ['product_sizes', 'delete from product_sizes where false'],
  ['product_option_groups', 'delete from product_option_groups where false'],
  ['option_groups', 'update option_groups set version = version'],
  ['options', 'update options set surcharge = surcharge'],
  ['promos', 'update promos set version = version'],
  ['pauses', 'delete from pauses where false'],
  ['shop', 'update shop set name = name'],
])('word of a change of %s reaches the caches: %s', async (table, statement) => {
  expect(await toldOf(statement)).toEqual([table]);
});

it.each(['update products set stock = stock, sold = sold', 'update promos set used = used'])(
  'what every order changes is no word: %s',
  async (statement) => {
    expect(await toldOf(statement)).toEqual([]);
  },
);
