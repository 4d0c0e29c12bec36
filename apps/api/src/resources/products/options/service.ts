import type {
  OptionAvailabilityBody,
  OptionGroupChanges,
  OptionGroupDetail,
  OptionGroupFilter,
  OptionGroupValues,
  Pagination,
} from '@seduh/contract';
import { API_PATHS, MESSAGES, type AuditAction } from '@seduh/contract/constants';
import {
  changeTranslations,
  groupProblems,
  mayLowerPrices,
  openingAfterToday,
  substituteProblem,
  surchargeProblem,
  UNKNOWN_CONTENTS,
} from '@seduh/domain';
import { optionFacts } from '@seduh/domain/audit';
import type { Clock } from '../../../platform/clock';
import { recordChange } from '../../../platform/db/audit';
import { HOURS, changedTranslations, readShopColumns } from '../../../platform/db/query';
import { withTx, type Db, type Tx } from '../../../platform/db/tx';
import { paginate } from '../../../platform/http/envelope';
import { HttpError, invalid, notFound } from '../../../platform/http/errors';
import {
  findGroup,
  findGroupOf,
  holdGroup,
  insertGroup,
  listGroups,
  listPriced,
  saveGroup,
  setOptions,
  setSoldOut,
  type StaffGroupRow,
} from './repository';

interface OptionEditingParts {
  db: Db;
  clock: Clock;
  /** Called after each write: what was answered of the menu before no longer holds. */
  changed(): void;
  /** How two who save at once are told apart; tests swap it to show what it is for. */
  save?: typeof saveGroup;
}

/** Which group, who writes it, and what the record calls that. */
interface Written {
  id: number;
  by: string;
  action: AuditAction;
}

/** The largest number an id can be. */
const LAST_ID = 2_147_483_647;

/** The number in a path; undefined for what names none. */
const numbered = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LAST_ID ? Number(text) : undefined;

/** What staff do with groups of options. Each answers the group as it is then, and throws 404 for an unknown one. */
export function createOptionEditing({ db, clock, changed, save = saveGroup }: OptionEditingParts) {
  const find = async (from: Db, id: number | undefined): Promise<OptionGroupDetail> => {
    const row = id === undefined ? undefined : await findGroup(from, clock.now(), id);
    if (!row) throw notFound('Group');
    return present(row);
  };
  const conflict = (current: OptionGroupDetail) =>
    new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('group'), current);

  const written = (id: number): Promise<OptionGroupDetail> => {
    changed();
    return find(db, id);
  };

  /** Throws 400 where a group as it is now cannot be, or makes a product cost less than nothing. */
  async function check(tx: Tx, id: number, before: OptionGroupDetail | null): Promise<void> {
    const after = await find(tx, id);
    const problems = groupProblems(after);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    if (!mayLowerPrices(before, after)) return;
    const problem = surchargeProblem(await listPriced(tx, clock.now(), { groupId: id }));
    if (problem) throw invalid(problem);
  }

  /** Says in the record what is different now. */
  async function note(tx: Tx, { id, by, action }: Written, before: OptionGroupDetail | undefined): Promise<void> {
    const after = await find(tx, id);
    const act = { by, action, subject: { id: String(id), name: after.group_name }, at: clock.now() };
    await recordChange(tx, act, before ? optionFacts(before) : [], optionFacts(after));
  }

  return {
    /** One page of groups, those in use first. */
    async list(filter: OptionGroupFilter): Promise<{ groups: OptionGroupDetail[]; meta: Pagination }> {
      const { rows, total } = await listGroups(db, clock.now(), filter);
      const { page, limit, archived } = filter;
      const meta = paginate(
        API_PATHS.optionGroups,
        { page, limit, totalData: total },
        { archived: archived?.toString() },
      );
      return { groups: rows.map(present), meta };
    },

    /** One group, also one that is archived. */
    detail: (path: string): Promise<OptionGroupDetail> => find(db, numbered(path)),

    /** Makes a group with its options; it is on no product yet. */
    async create(
      { group_name, name_translations, min, max, options }: OptionGroupValues,
      by: string,
    ): Promise<OptionGroupDetail> {
      const problems = groupProblems({ min, max, options });
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const now = clock.now();
      const id = await withTx(db, async (tx) => {
        const made = await insertGroup(tx, {
          group_name,
          name_translations: changeTranslations(undefined, name_translations),
          min_choices: min,
          max_choices: max,
          created_at: now,
        });
        await setOptions(tx, made, options, now);
        await note(tx, { id: made, by, action: 'options.create' }, undefined);
        return made;
      });
      return written(id);
    },

    /** Changes what was sent. Throws 409 EDIT_CONFLICT, with the group as it is now, where it changed since its version. */
    async edit(path: string, changes: OptionGroupChanges, by: string): Promise<OptionGroupDetail> {
      const { version, group_name, name_translations, min, max, options, archived } = changes;
      const current = await find(db, numbered(path));
      if (version !== undefined && version !== current.version) throw conflict(current);
      if (Object.keys(changes).every((name) => name === 'version')) return current;
      const problems = groupProblems({
        min: min ?? current.min,
        max: max ?? current.max,
        options: options ?? current.options,
      });
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const now = clock.now();
      const archived_at = archived === undefined ? undefined : archived ? now : null;
      const saved = await withTx(db, async (tx) => {
        const names = changedTranslations('name_translations', name_translations);
        const update = {
          group_name,
          name_translations: names,
          min_choices: min,
          max_choices: max,
          archived_at,
        };
        let before: OptionGroupDetail | undefined;
        const held = async () => {
          before = await find(tx, current.id);
        };
        if (!(await save(tx, current.id, update, version, held))) return false;
        if (options && !(await setOptions(tx, current.id, options, now)))
          throw invalid({ options: MESSAGES.optionElsewhere });
        await check(tx, current.id, current);
        await note(tx, { id: current.id, by, action: 'options.update' }, before);
        return true;
      });
      if (!saved) throw conflict(await find(db, current.id));
      return written(current.id);
    },

    /** Takes a group off every product; orders keep what was chosen of it. Once is enough. */
    async archive(path: string, by: string): Promise<OptionGroupDetail> {
      const current = await find(db, numbered(path));
      if (current.archived) return current;
      await withTx(db, async (tx) => {
        let before: OptionGroupDetail | undefined;
        const held = async () => {
          before = await find(tx, current.id);
        };
        await save(tx, current.id, { archived_at: clock.now() }, undefined, held);
        await note(tx, { id: current.id, by, action: 'options.archive' }, before);
      });
      return written(current.id);
    },

    /**
     * Sells an option out until then, or brings it back, on every product. No change of its group. Throws 400 where what is
     * to be offered instead cannot be.
     */
    async setAvailability(
      path: string,
      { sold_out_until: until, substitute_id }: OptionAvailabilityBody,
      by: string,
    ): Promise<OptionGroupDetail> {
      const id = numbered(path);
      const group = id === undefined ? undefined : await findGroupOf(db, id);
      if (id === undefined || !group) throw notFound('Option');
      const substitute = until === null ? null : (substitute_id ?? null);
      if (substitute !== null) {
        const { options, archived } = await find(db, group.group_id);
        const candidate = options.find((option) => option.id === substitute);
        const problem = substituteProblem(id, candidate && { ...candidate, archived });
        if (problem) throw invalid({ substitute_id: problem });
      }
      const instant =
        until === 'next_opening' ? openingAfterToday(await readShopColumns(db, HOURS), clock.now()) : until;
      const sold_out_until = instant === null ? null : new Date(instant);
      await withTx(db, async (tx) => {
        await holdGroup(tx, group.group_id);
        const before = await find(tx, group.group_id);
        await setSoldOut(tx, id, { sold_out_until, substitute_id: substitute });
        await note(tx, { id: group.group_id, by, action: 'options.availability' }, before);
      });
      return written(group.group_id);
    },
  };
}

const present = ({ options, ...group }: StaffGroupRow): OptionGroupDetail => ({
  ...group,
  name_translations: group.name_translations ?? undefined,
  options: options.map(({ work_seconds: seconds, station, ...option }) => ({
    ...option,
    making: { seconds, station },
    name_translations: option.name_translations ?? undefined,
    contains: option.contains ?? UNKNOWN_CONTENTS,
    substitute_id: option.substitute_id ?? undefined,
    sold_out_until: option.sold_out_until && new Date(option.sold_out_until).toISOString(),
  })),
});
