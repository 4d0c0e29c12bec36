import type { AuditEntry, AuditFileFilter, AuditFilter, AuditPerson, Pagination } from '@seduh/contract';
import { API_PATHS, COMMAND_LINE } from '@seduh/contract/constants';
import { auditRows, AUDIT_HEAD } from '@seduh/domain/audit';
import { backwardsSpan, CSV_START, startOfDay, toCsv } from '@seduh/domain';
import { readShopColumns } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';
import { paginate } from '../../platform/http/envelope';
import { invalid } from '../../platform/http/errors';
import { listEntries, listOlder, listPeople, type EntryFilter, type EntryRow } from './repository';

/** Entries of one reading: some milliseconds. */
const AT_A_TIME = 500;

/** What staff did, to be looked through and taken along. @param db where it is read, as it is by now */
export function createAuditService(db: Db) {
  /** Throws 400 where the last day comes before the first. */
  async function readFilter({ search, kind, by, from, to }: AuditFileFilter) {
    const backwards = backwardsSpan({ from, to });
    if (backwards) throw invalid(backwards);
    const { time_zone: timeZone } = await readShopColumns(db, ['time_zone']);
    const filter: EntryFilter = {
      search,
      kind,
      by,
      since: from ? startOfDay(timeZone, from) : undefined,
      until: to ? startOfDay(timeZone, to, 1) : undefined,
    };
    return { filter, timeZone };
  }

  return {
    /** One page, the latest first. */
    async list(asked: AuditFilter): Promise<{ entries: AuditEntry[]; meta: Pagination }> {
      const { page, limit, search, kind, by, from, to } = asked;
      const { filter } = await readFilter(asked);
      const { rows, total } = await listEntries(db, filter, { page, limit });
      const query = { search, kind, by, from, to };
      return {
        entries: rows.map(toEntry),
        meta: paginate(API_PATHS.auditLog, { page, limit, totalData: total }, query),
      };
    },

    people: async (): Promise<AuditPerson[]> => listPeople(db),

    /** All that fits as a file, a few hundred entries at a time: however long it is, it fills no memory. */
    async file(asked: AuditFileFilter): Promise<{ name: string; parts: AsyncIterable<string> }> {
      const { filter, timeZone } = await readFilter(asked);
      const days = [asked.from, asked.to].filter(Boolean).map((day) => `-${day}`);
      return { name: `seduh-record${days.join('')}.csv`, parts: partsOf(db, filter, timeZone) };
    },
  };
}

async function* partsOf(db: Db, filter: EntryFilter, timeZone: string): AsyncGenerator<string> {
  yield CSV_START + toCsv([AUDIT_HEAD]);
  let before: number | null = null;
  for (;;) {
    const rows: EntryRow[] = await listOlder(db, filter, before, AT_A_TIME);
    if (rows.length > 0) yield toCsv(rows.flatMap((row) => auditRows(toEntry(row), timeZone)));
    if (rows.length < AT_A_TIME) return;
    before = rows.at(-1)?.id ?? null;
  }
}

const toEntry = ({
  id,
  at,
  actor_id,
  actor_name,
  action,
  subject_id,
  subject_name,
  changes,
}: EntryRow): AuditEntry => ({
  id,
  at: at.toISOString(),
  action,
  by: { id: actor_id ?? COMMAND_LINE.id, name: actor_name },
  subject: subject_id === null || subject_name === null ? null : { id: subject_id, name: subject_name },
  changes,
});
