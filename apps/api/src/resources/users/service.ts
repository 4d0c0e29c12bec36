import type { Profile } from '@seduh/contract';
import type { Db } from '../../db/tx';
import { unauthenticated } from '../../http/errors';
import { findProfile } from './repository';

/** The profile of whoever is asking. Throws 401 where the account was closed a moment ago. */
export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) throw unauthenticated('SESSION_EXPIRED');
  return profile;
}
