import { TableCodeBody, TableEditBody, TablesBody, type Table } from '@seduh/contract';
import { MESSAGES, TABLE_PATHS } from '@seduh/contract/constants';
import { compareTables, isSameLabel, newLabels, readTableCode, tablesProblem } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { fixtureId } from '../mocks/fixtures/fixed';
import { tables } from '../mocks/fixtures/tables';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, invalid, notFound, ok } from '../mocks/reply';

const TABLE = TABLE_PATHS.table.pattern;
const CODE = TABLE_PATHS.code.pattern;
const BY_CODE = TABLE_PATHS.byCode.pattern;

const gone = (status: 404 | 409) => fail(status, 'TABLE_GONE', MESSAGES.tableGone);
const taken = (field: 'labels' | 'label') => failAt(field, 409, 'TABLE_TAKEN', MESSAGES.tableTaken);
const conflict = (table: Table) => fail(409, 'EDIT_CONFLICT', MESSAGES.editConflict('table'), table);

const withNewCode = (table: Table): Table => ({
  ...table,
  code: table.code.replace('seat', 'anew'),
  version: table.version + 1,
});

/** The table a code is of, unless it was retired. */
export function tableOf(given: string): Table | undefined {
  const code = readTableCode(given);
  return tables.find((table) => table.code === code && table.active);
}

export const tableHandlers = [
  mockRoute({ method: 'get', path: TABLE_PATHS.tables, permission: 'settings', answer: () => ok(tables) }),
  mockRoute({
    method: 'post',
    path: TABLE_PATHS.tables,
    permission: 'settings',
    body: TablesBody,
    answer({ body }) {
      const labels = newLabels(
        body.labels,
        tables.map(({ label }) => label),
      );
      if (labels.length === 0) return taken('labels');
      const problem = tablesProblem(tables.length + labels.length);
      if (problem) return invalid(problem);
      const made = labels.map((label, index) => ({
        id: fixtureId('table', 100 + index),
        label,
        code: `new${String(222 + index).replaceAll(/[01]/g, '9')}`,
        active: true,
        version: 1,
      }));
      return ok({ tables: [...tables, ...made].toSorted(compareTables), added: made.length }, 'OK', 201);
    },
  }),
  mockRoute({
    method: 'patch',
    path: TABLE,
    permission: 'settings',
    body: TableEditBody,
    answer({ param, body: { version, label, active } }) {
      const table = tables.find(({ id }) => id === param('id'));
      if (!table) return notFound('Table');
      if (version !== table.version) return conflict(table);
      if (label && tables.some((other) => other.id !== table.id && isSameLabel(other.label, label)))
        return taken('label');
      const changed = { ...table, label: label ?? table.label, active: active ?? table.active };
      const isAsItWas = changed.label === table.label && changed.active === table.active;
      return ok(isAsItWas ? table : { ...changed, version: version + 1 });
    },
  }),
  mockRoute({
    method: 'post',
    path: CODE,
    permission: 'settings',
    body: TableCodeBody,
    answer({ param, body: { version } }) {
      const table = tables.find(({ id }) => id === param('id'));
      if (!table) return notFound('Table');
      return version === table.version ? ok(withNewCode(table)) : conflict(table);
    },
  }),
  mockRoute({
    method: 'get',
    path: BY_CODE,
    role: 'public',
    answer({ param }) {
      const table = tableOf(param('id'));
      return table ? ok({ label: table.label, code: table.code }) : gone(404);
    },
  }),
];

/** Answers these tables. */
export const showTables = (answer: Table[]) => always('get', TABLE_PATHS.tables, () => ok(answer));

export const tablesFailures = { ...failuresOf('get', TABLE_PATHS.tables), empty: showTables([]) };

/** How adding tables can fail. */
export const addTablesFailures = failuresOf('post', TABLE_PATHS.tables, { taken: () => taken('labels') });

const seven = tables[6] as Table;
const renamed: Table = { ...seven, label: 'Window', version: 2 };

/** How changing a table can fail. `conflict`: somebody else has renamed it. */
export const editTableFailures = failuresOf('patch', TABLE, {
  taken: () => taken('label'),
  conflict: () => conflict(renamed),
});

/** How giving a table a new code can fail. `outrun`: somebody else has just given it one. */
export const tableCodeFailures = failuresOf('post', CODE, { outrun: () => conflict(withNewCode(seven)) });

/** Table 7 was renamed meanwhile: there is no new code for the one before, and one for the table as it is now. */
export const tableRenamed = mockRoute({
  method: 'post',
  path: CODE,
  permission: 'settings',
  body: TableCodeBody,
  answer: ({ body: { version } }) => (version === renamed.version ? ok(withNewCode(renamed)) : conflict(renamed)),
});

/** How looking up a link's table can fail. */
export const linkedTableFailures = failuresOf('get', BY_CODE, { gone: () => gone(404) });
