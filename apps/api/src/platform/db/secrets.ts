import type { Db } from './tx';

/** The secret of that name; the first one who asks for it keeps `proposed`. */
export async function keepSecret(db: Db, name: string, proposed: Buffer, now: Date): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: proposed, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}

/** The secret of that name; undefined where nobody has made one. */
export const findSecret = async (db: Db, name: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** Puts this secret in the place of the one before. */
export async function replaceSecret(db: Db, name: string, value: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value, created_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, created_at: now }))
    .execute();
}
