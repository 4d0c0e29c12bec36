import { randomInt } from 'node:crypto';
import type { AddedTables, LinkedTable, Table, TableChanges } from '@seduh/contract';
import { MESSAGES, TABLE_CODE_LETTERS, TABLE_LIMITS } from '@seduh/contract/constants';
import { compareLabels, newLabels, readTableCode } from '@seduh/domain';
import { tableFacts } from '@seduh/domain/audit';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { recordChange } from '../../platform/db/audit';
import { isUniqueViolation } from '../../platform/db/query';
import { findActiveTable } from '../../platform/db/tables';
import { withTx, type Db } from '../../platform/db/tx';
import { HttpError, invalid, notFound } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { countTables, holdTable, insertTables, listTables, saveTable, type TableRow } from './repository';

interface TablesContext {
  db: Db;
  clock: Clock;
}

/** The tables that staff keep, and what their links are of. */
export function createTables({ db, clock }: TablesContext) {
  const list = async (from: Db): Promise<Table[]> => (await listTables(from)).map(toTable).toSorted(inOrder);

  return {
    /** All of them: those that stand there as their names go, then the retired ones. */
    list: () => list(db),

    /**
     * Adds those of these names that are new. Throws 409 TABLE_TAKEN where none is, 400 where there would be too many.
     * @param by the member of staff
     */
    add: (labels: readonly string[], by: string): Promise<AddedTables> =>
      withTx(db, async (tx) => {
        const at = clock.now();
        const there = (await listTables(tx)).map(({ label }) => label);
        const wanted = newLabels(labels, there);
        if (wanted.length === 0) throw taken('labels');
        const rows = wanted.map((label) => ({
          id: uuidv7(),
          label,
          code: newCode(),
          retired_at: null,
          created_at: at,
        }));
        const made = await insertTables(tx, rows);
        // somebody else has just made the very same
        if (made.length === 0) throw taken('labels');
        if ((await countTables(tx)) > TABLE_LIMITS.tables)
          throw invalid({ labels: `A shop has at most ${TABLE_LIMITS.tables} tables` });
        const value = made.map(({ label }) => label).toSorted(compareLabels);
        await recordChange(tx, { by, action: 'table.add', subject: null, at }, [], [{ field: 'tables', value }]);
        return { tables: await list(tx), added: made.length };
      }),

    /**
     * Renames a table, retires it or brings it back: never more, as its code is printed. Throws 404; 409 EDIT_CONFLICT,
     * with the table as it is now, where it has been changed since `version`; 409 TABLE_TAKEN for another's name.
     */
    edit: (id: string, { version, label, active }: TableChanges, by: string): Promise<Table> =>
      withTx(db, async (tx) => {
        const before = isId(id) ? await holdTable(tx, id) : undefined;
        if (!before) throw notFound('Table');
        const current = toTable(before);
        if (version !== current.version)
          throw new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('table'), current);
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

    /** The table a link is of. Throws 404 TABLE_GONE for a code that is none, or of a retired one: nobody has to know which. */
    async find(given: string): Promise<LinkedTable> {
      const code = readTableCode(given);
      const table = code === null ? undefined : await findActiveTable(db, code);
      if (!table) throw new HttpError(404, 'TABLE_GONE', MESSAGES.tableGone);
      return table;
    },
  };
}

const newCode = (): string =>
  Array.from({ length: TABLE_LIMITS.codeLength }, () => TABLE_CODE_LETTERS[randomInt(TABLE_CODE_LETTERS.length)]).join(
    '',
  );

const toTable = ({ id, label, code, retired_at, version }: TableRow): Table => ({
  id,
  label,
  code,
  active: retired_at === null,
  version,
});

const inOrder = (one: Table, other: Table): number =>
  Number(other.active) - Number(one.active) || compareLabels(one.label, other.label);

const taken = (field: 'labels' | 'label'): HttpError =>
  new HttpError(409, 'TABLE_TAKEN', MESSAGES.tableTaken, { fields: { [field]: MESSAGES.tableTaken } });
