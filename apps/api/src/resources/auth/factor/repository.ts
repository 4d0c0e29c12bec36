import { changes, countOf, finds, openAccount } from '../../../platform/db/query';
import type { Db, Tx } from '../../../platform/db/tx';

/** Since when a login takes a code; null where it does not, undefined without such an account on staff. */
export const findFactorAt = async (db: Db, userId: string): Promise<Date | null | undefined> =>
  (await openAccount(db, userId).select('factor_at').where('role', '=', 'Admin').executeTakeFirst())?.factor_at;

/** The same, with the account's row held until the end of the transaction. */
export const holdAccount = (tx: Tx, userId: string) =>
  openAccount(tx, userId)
    .select(['email', 'language', 'password_hash', 'factor_at'])
    .where('role', '=', 'Admin')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The sealed secrets, of the app that counts and of one that waits for its first code. */
export const findSecrets = (db: Db, userId: string) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'pending', 'pending_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Keeps a secret that waits for its first code, in place of the one that waited before. */
export async function keepPending(tx: Tx, userId: string, pending: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret: null, pending, pending_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending, pending_at: at }))
    .execute();
}

/** The secret that waited counts from now on, after this step; false where it does not wait any more. */
export const takePending = (tx: Tx, userId: string, pending: Buffer, step: number): Promise<boolean> =>
  changes(
    tx
      .updateTable('second_factors')
      .set({ secret: pending, last_step: step, pending: null, pending_at: null })
      .where('user_id', '=', userId)
      .where('pending', '=', pending),
  );

/** Uses a step of the app up; false where it, or a later one, was used. Of many at once one gets true. */
export const spendStep = (tx: Tx, userId: string, step: number): Promise<boolean> =>
  changes(
    tx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', 'is not', null)
      .where('last_step', '<', step),
  );

export async function setFactorAt(tx: Tx, userId: string, at: Date | null): Promise<void> {
  await tx.updateTable('users').set({ factor_at: at }).where('id', '=', userId).execute();
}

/** Takes all of it away. */
export async function removeFactor(tx: Tx, userId: string): Promise<void> {
  await setFactorAt(tx, userId, null);
  for (const table of ['second_factors', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Puts a set of codes in the place of the one before. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[], at: Date): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: at, used_at: null })))
    .execute();
}

/** Uses a recovery code up; false where it is none, or was used. Of many at once one gets true. */
export const spendRecoveryCode = (tx: Tx, userId: string, hash: Buffer, at: Date): Promise<boolean> =>
  changes(
    tx
      .updateTable('recovery_codes')
      .set({ used_at: at })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null),
  );

/** Whether this was a recovery code of theirs, used or not. */
export const isRecoveryCode = (db: Db, userId: string, hash: Buffer): Promise<boolean> =>
  finds(db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId).where('code_hash', '=', hash));

/** How many recovery codes are left. */
export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  countOf(db.selectFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null));
