import type { Profile } from '@seduh/contract';
import type { Db } from '../../db/tx';

/** A person's own data; undefined where the account is closed or was never there. */
export function findProfile(db: Db, id: string): Promise<Profile | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'phone',
      'address',
      'display_name',
      'first_name',
      'last_name',
      'birthday',
      'gender',
      'image',
      'role',
    ])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}
