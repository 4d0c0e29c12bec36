import type { AddedTables, LinkedTable, Table, TableChanges } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { compareLabels, compareTables, newLabels, readTableCode, tablesProblem } from '@seduh/domain';
import { tableFacts } from '@seduh/domain/audit';
import type { Clock } from '../../platform/clock';
import { recordAct, recordChange } from '../../platform/db/audit';
import { isUniqueViolation } from '../../platform/db/query';
import { findActiveTable } from '../../platform/db/tables';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { type DrawCode, drawCode, newTables, withNewCodes } from './new-tables';
import { countTables, holdTable, insertTables, listTables, saveTable, type TableRow } from './repository';

interface TablesContext {
  db: Db;
  clock: Clock;
  /** By chance, where nothing else is said. */
  draw?: DrawCode;
}

/** The tables that staff keep, and what their links are of. */
export function createTables({ db, clock, draw = drawCode }: TablesContext) {
  const list = async (from: Db): Promise<Table[]> => (await listTables(from)).map(toTable).toSorted(compareTables);

  return {
    /** All of them: those that stand there as their names go, then the retired ones. */
    list: () => list(db),

    /**
     * Adds those of these names that are new. Throws 409 TABLE_TAKEN where none is, 400 where there would be too many.
     * @param by the member of staff
     */
    add: (labels: readonly string[], by: string): Promise<AddedTables> =>
      withNewCodes(() =>
        withTx(db, async (tx) => {
          const at = clock.now();
          const there = (await listTables(tx)).map(({ label }) => label);
          const wanted = newLabels(labels, there);
          if (wanted.length === 0) throw taken('labels');
          const made = await insertTables(tx, newTables(wanted, at, draw));
          // somebody else has just made the very same
          if (made.length === 0) throw taken('labels');
          const problem = tablesProblem(await countTables(tx));
          if (problem) throw invalid(problem);
          const value = made.map(({ label }) => label).toSorted(compareLabels);
          await recordChange(tx, { by, action: 'table.add', subject: null, at }, [], [{ field: 'tables', value }]);
          return { tables: await list(tx), added: made.length };
        }),
      ),

    /**
     * Renames a table, retires it or brings it back; its code stays, as it is printed. Throws 404; 409 EDIT_CONFLICT,
     * with the table as it is now, where it has been changed since `version`; 409 TABLE_TAKEN for another's name.
     */
    edit: (id: string, { version, label, active }: TableChanges, by: string): Promise<Table> =>
      withTx(db, async (tx) => {
        const before = await hold(tx, id, version);
        const current = toTable(before);
        const isAsItWas = (label ?? current.label) === current.label && (active ?? current.active) === current.active;
        if (isAsItWas) return current;
        const at = clock.now();
        const retired = active === undefined ? {} : { retired_at: active ? null : (before.retired_at ?? at) };
        const saved = toTable(await saveTable(tx, id, { ...(label && { label }), ...retired }));
        const act = { by, action: 'table.update', subject: { id, name: saved.label }, at } as const;
        await recordChange(tx, act, tableFacts(current), tableFacts(saved));
        return saved;
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? taken('label') : error;
      }),

    /**
     * Gives a table another code, retired or not: from then on the one before is of no table, and never of another. Throws
     * 404; 409 EDIT_CONFLICT as an edit, so that of two who do it at once one code is printed.
     */
    renewCode: (id: string, version: number, by: string): Promise<Table> =>
      withNewCodes(() =>
        withTx(db, async (tx) => {
          await hold(tx, id, version);
          const saved = toTable(await saveTable(tx, id, { code: draw() }));
          const subject = { id, name: saved.label };
          await recordAct(tx, { by, action: 'table.code', subject, at: clock.now() });
          return saved;
        }),
      ),

    /** The table a link is of. Throws 404 TABLE_GONE for a code that is none, or of a retired one: nobody has to know which. */
    async find(given: string): Promise<LinkedTable> {
      const code = readTableCode(given);
      const table = code === null ? undefined : await findActiveTable(db, code);
      if (!table) throw new HttpError(404, 'TABLE_GONE', MESSAGES.tableGone);
      return table;
    },
  };
}

/** A table of this version, which nobody else changes until the end of the transaction. */
async function hold(tx: Tx, id: string, version: number): Promise<TableRow> {
  const row = isId(id) ? await holdTable(tx, id) : undefined;
  if (!row) throw notFound('Table');
  if (version !== row.version) throw new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('table'), toTable(row));
  return row;
}

const toTable = ({ id, label, code, retired_at, version }: TableRow): Table => ({
  id,
  label,
  code,
  active: retired_at === null,
  version,
});

const taken = (field: 'labels' | 'label'): HttpError =>
  new HttpError(409, 'TABLE_TAKEN', MESSAGES.tableTaken, { fields: { [field]: MESSAGES.tableTaken } });
