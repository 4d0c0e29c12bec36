import type { Role } from '@seduh/contract';
import type { Db } from '../../platform/db/tx';

/** What a login needs of an open account, by its (lower-case) email. */
export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'image', 'password_hash'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export interface NewAccount {
  id: string;
  email: string;
  phone: string | null;
  passwordHash: string;
  role: Role;
  createdAt: Date;
}

/** Adds an account. Rejects with a unique violation where email or phone is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      phone: account.phone,
      password_hash: account.passwordHash,
      role: account.role,
      created_at: account.createdAt,
    })
    .execute();
}
