import { expect, it } from 'vitest';
import { flawsOf, starsOf } from './sql-rules.mjs';

it.each([
  ["db.selectFrom('orders').selectAll()"],
  ["db.insertInto('orders').values(row).returningAll()"],
  ['sql`select * from orders`'],
  ['sql`select\n  *\nfrom orders`'],
  ['sql`update orders set status = 1 returning *`'],
  ['sql`select promos.*, 1 as one from promos`'],
  ['sql`insert into orders select id from jsonb_populate_record(null::cups, $1)`'],
])('refuses %s', (text) => {
  expect(starsOf('a.ts', `const rows = 1;\n${text}`)).toContainEqual(
    expect.stringMatching(/^a\.ts:2 .*name the columns$/),
  );
});

it.each([
  'sql`select count(*) from orders`',
  'sql`select id, 2 * 3 from orders`',
  '/** Every *select* box. */',
  '// select * from orders',
])('lets %s pass', (text) => expect(starsOf('a.ts', text)).toEqual([]));

const BATCHES = 'do $$ begin loop perform from cups limit 1000;\n  commit;\n end loop; end $$;';
const LOCK = "-- why\nset local lock_timeout = '5s';\n";

it.each([
  ['no lock timeout', 'create table cups (id int);', 'begins with set local lock_timeout'],
  ['an index on a table in use', `${LOCK}create index cups_size on cups (size);`, 'an index on cups'],
  ['a column taken away', `${LOCK}alter table cups drop column size;`, 'takes away'],
  ['a table taken away', `${LOCK}drop table cups;`, 'takes away'],
  ['another name', `${LOCK}alter table cups rename column size to volume;`, 'takes away'],
  ['another type', `${LOCK}alter table cups alter column size type bigint;`, 'takes away'],
  ['a column demanded', `${LOCK}alter table cups\n  add column size int not null;`, 'size is demanded'],
  ['a constraint', `${LOCK}alter table cups add constraint big check (size > 0);`, 'not valid first'],
  ['a loose table', '-- no transaction\ncreate table cups (id int);', 'only indexes'],
  ['a loose index made once', '-- no transaction\ncreate index concurrently cups_size on cups (size);', 'only indexes'],
  [
    'a loose block that is one transaction',
    '-- no transaction\ndo $$ begin update cups set size = 8; end $$;',
    'only indexes',
  ],
])('refuses in a migration: %s', (_name, text, flaw) => {
  expect(flawsOf('1.sql', text)).toEqual([expect.stringContaining(flaw)]);
});

it.each([
  ['a table with its index', `${LOCK}create table cups (id int not null);\ncreate index cups_id on cups (id);`],
  ['a column with a default', `${LOCK}alter table cups add column size int not null default 8, add column note text;`],
  ['a constraint for new rows', `${LOCK}alter table cups add constraint big check (size > 0) not valid;`],
  ['what is said to take away', `-- contract: nobody reads it since 0007\n${LOCK}alter table cups drop column size;`],
  ['a loose index', '-- no transaction\ncreate index concurrently if not exists cups_size\n  on cups (size);'],
  ['a loose block that commits batches', `-- no transaction\n${BATCHES}`],
])('lets a migration pass: %s', (_name, text) => {
  expect(flawsOf('1.sql', text)).toEqual([]);
});
