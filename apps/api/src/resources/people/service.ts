import type { BundleBody, StaffMember } from '@seduh/contract';
import { MESSAGES, type AuditAction } from '@seduh/contract/constants';
import { losesLastOwner, type StaffFacts } from '@seduh/domain';
import type { Fact } from '@seduh/domain/audit';
import { recordChange } from '../../platform/db/audit';
import type { Tx } from '../../platform/db/tx';
import { HttpError, notFound, notPermitted } from '../../platform/http/errors';
import { isId } from '../../platform/http/ids';
import { resetFactor } from '../auth/factor/reset';
import { endPending, spendResets } from '../auth/reset';
import type { AuthContext } from '../auth/sessions';
import * as repository from './repository';

export interface PeopleContext extends AuthContext {
  /** How those whom a change concerns are held; a test swaps it to show what it is for. */
  holdStaff?: typeof repository.holdStaff;
}

/** One change: whose, by whom, and by which of their tokens. */
export interface StaffChange {
  id: string;
  by: string;
}

type Held = Awaited<ReturnType<typeof repository.holdStaff>>;

/** Who works here: what they may do, whether they may come in, where they are logged in. */
export function createPeopleService(context: PeopleContext) {
  const { db, clock, sessions, holdStaff = repository.holdStaff } = context;

  async function list(by: string): Promise<StaffMember[]> {
    return (await repository.listStaff(db, clock.now())).map((row) => toMember(row, by));
  }

  async function get({ id, by }: StaffChange): Promise<StaffMember> {
    const [row] = await repository.listStaff(db, clock.now(), id);
    if (!row) throw notFound('Person');
    return toMember(row, by);
  }

  /** The one whom a change concerns, held. Throws 403 for one who is no owner any more, 404, 409 LAST_OWNER. */
  async function hold(tx: Tx, { id, by }: StaffChange, change: Partial<Omit<StaffFacts, 'id'>>): Promise<Held[number]> {
    const held = await holdStaff(tx, id);
    // their own permission may have been taken since the request was let in
    if (!held.some((one) => one.id === by && one.bundle === 'owner' && !one.disabled_at)) throw notPermitted();
    const one = held.find((candidate) => candidate.id === id);
    if (!one) throw notFound('Person');
    const facts = held.map(({ disabled_at, ...rest }) => ({ ...rest, disabled: disabled_at !== null }));
    if (losesLastOwner(facts, id, change)) throw new HttpError(409, 'LAST_OWNER', MESSAGES.lastOwner);
    return one;
  }

  /** Says it in the record, where something is different afterwards. */
  const note = (tx: Tx, one: Held[number], by: string, action: AuditAction, [before, after]: [Fact, Fact]) =>
    recordChange(tx, { by, action, subject: { id: one.id, name: one.name }, at: clock.now() }, [before], [after]);

  return {
    list,

    /** Changes what somebody may do; their streams hear of it at once. Throws 409 EDIT_CONFLICT with them as they are. */
    async setBundle(change: StaffChange, { bundle, was }: BundleBody): Promise<StaffMember> {
      demandId(change.id);
      const isChanged = await sessions.changeOf(change.id, async (tx) => {
        const one = await hold(tx, change, { bundle });
        if (one.bundle !== was) return false;
        await repository.setBundle(tx, change.id, bundle);
        await note(tx, one, change.by, 'people.bundle', [
          { field: 'bundle', value: was },
          { field: 'bundle', value: bundle },
        ]);
        return true;
      });
      const now = await get(change);
      if (!isChanged) throw new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('person'), now);
      return now;
    },

    /** Keeps somebody out: every session of theirs ends with it, and no mailed link lets them in. */
    async disable(change: StaffChange): Promise<StaffMember> {
      demandId(change.id);
      await sessions.endAllOf(change.id, async (tx) => {
        const one = await hold(tx, change, { disabled: true });
        const at = clock.now();
        if (!one.disabled_at) await repository.setDisabled(tx, change.id, at);
        await spendResets(tx, change.id, at);
        await endPending(tx, change.id, at);
        await note(tx, one, change.by, 'people.disable', [
          { field: 'disabled', value: one.disabled_at !== null },
          { field: 'disabled', value: true },
        ]);
      });
      return get(change);
    },

    /** Lets somebody in again, by the password they had. */
    async enable(change: StaffChange): Promise<StaffMember> {
      demandId(change.id);
      await sessions.changeOf(change.id, async (tx) => {
        const one = await hold(tx, change, { disabled: false });
        await repository.setDisabled(tx, change.id, null);
        await note(tx, one, change.by, 'people.enable', [
          { field: 'disabled', value: one.disabled_at !== null },
          { field: 'disabled', value: false },
        ]);
      });
      return get(change);
    },

    /**
     * Takes somebody's second factor away, for one whose phone is gone: they log in by their password, and set up
     * another. Nobody goes past their own so. Throws 403 NOT_PERMITTED for that.
     */
    async resetFactor(change: StaffChange): Promise<StaffMember> {
      demandId(change.id);
      if (change.id === change.by) throw new HttpError(403, 'NOT_PERMITTED', MESSAGES.ownFactor);
      // who has none is logged out of nothing
      if (!(await get(change)).second_factor) return get(change);
      await sessions.endAllOf(change.id, async (tx) => {
        const { id, name } = await hold(tx, change, {});
        await resetFactor(tx, { id, name }, change.by, clock.now());
      });
      return get(change);
    },

    /** Logs somebody out everywhere; of the own sessions the one that asks stays. */
    async logOut(change: StaffChange, token: string): Promise<StaffMember> {
      demandId(change.id);
      const isSelf = change.id === change.by;
      await sessions.endAllOf(
        change.id,
        async (tx) => {
          const one = await hold(tx, change, {});
          const count = await repository.countSessions(tx, change.id, clock.now());
          await note(tx, one, change.by, 'people.logout', [
            { field: 'sessions', value: count },
            { field: 'sessions', value: isSelf ? 1 : 0 },
          ]);
        },
        isSelf ? token : null,
      );
      return get(change);
    },
  };
}

/** What no id can be is nobody's. */
function demandId(id: string): void {
  if (!isId(id)) throw notFound('Person');
}

type StaffRow = Awaited<ReturnType<typeof repository.listStaff>>[number];

const toMember = ({ disabled_at, seen_at, ...row }: StaffRow, viewerId: string): StaffMember => ({
  ...row,
  status: disabled_at ? 'disabled' : 'active',
  last_seen_at: seen_at?.toISOString() ?? null,
  you: row.id === viewerId,
});
