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
