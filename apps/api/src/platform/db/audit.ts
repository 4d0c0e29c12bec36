import type { AuditChange, AuditEntry } from '@seduh/contract';
import { type AuditAction, COMMAND_LINE } from '@seduh/contract/constants';
import { changesBetween, type Fact } from '@seduh/domain/audit';
import { sql } from 'kysely';
import type { Tx } from './tx';

/** What a member of staff does. */
export interface Act {
  /** Their id; null: it is done on the command line. */
  by: string | null;
  action: AuditAction;
  /** What it is done to, as it is called now; null: the shop as a whole. */
  subject: AuditEntry['subject'];
  at: Date;
}

/**
 * Writes into the record what a member of staff does, in the transaction that does it: neither is there without the other.
 * Every writing route that staff can call says its entry by this, once; a test walks the API's description for it.
 * @param changes what is different afterwards; nothing secret, and of a customer nothing but their order's number
 */
export async function recordAct(
  tx: Tx,
  { by, action, subject, at }: Act,
  changes: readonly AuditChange[] = [],
): Promise<void> {
  if (by === null) return recordOperator(tx, { by, action, subject, at }, changes);
  const { numAffectedRows } = await sql`
    insert into audit_log (at, actor_id, actor_name, action, subject_id, subject_name, changes)
    select
      ${at}, id,
      coalesce(
        nullif(display_name, ''),
        nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
        split_part(email, '@', 1)
      ),
      ${action}, ${subject?.id ?? null}, ${subject?.name ?? null}, ${JSON.stringify(changes)}::jsonb
    from users where id = ${by}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`${action} was done by nobody`);
}

/** Writes that something was done on the command line, where nobody is logged in. */
async function recordOperator(tx: Tx, { action, subject, at }: Act, changes: readonly AuditChange[]): Promise<void> {
  const row = { at, actor_id: null, actor_name: COMMAND_LINE.name, action, changes: JSON.stringify(changes) };
  await tx
    .insertInto('audit_log')
    .values({ ...row, subject_id: subject?.id ?? null, subject_name: subject?.name ?? null })
    .execute();
}

/** The same of what is so before and after; where nothing is different, nothing is written. */
export async function recordChange(tx: Tx, act: Act, before: readonly Fact[], after: readonly Fact[]): Promise<void> {
  const changes = changesBetween(before, after);
  if (changes.length > 0) await recordAct(tx, act, changes);
}
