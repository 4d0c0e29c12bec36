import type { Profile, ProfileChanges } from '@seduh/contract';
import { businessDay } from '@seduh/domain';
import type { Clock } from '../../clock';
import { withTx, type Db } from '../../db/tx';
import { HttpError, invalid, unauthenticated } from '../../http/errors';
import { withPicture, type PictureParts } from '../../images/pipeline';
import { removePicture } from '../../images/remove';
import { emailChangedLetter } from '../../mail/letters';
import { queueMail } from '../../mail/repository';
import { normalisePhone } from '../auths/phone';
import { spendResets } from '../auths/reset';
import { takenError } from '../auths/taken';
import { findProfile, holdEmail, readShopFacts, updateProfile } from './repository';

export interface ProfileService {
  /** The profile of whoever is asking. Throws 401 where the account was closed a moment ago. */
  get(userId: string): Promise<Profile>;
  /**
   * Changes what is sent, and nothing else; nothing sent is no mistake. A new picture counts more than taking the old
   * one away. An address that loses its account is told so.
   *
   * Throws 409 EMAIL_TAKEN or PHONE_TAKEN with the field, 400 for a birthday to come, 413, 415 or 400 for a picture that
   * is none of ours.
   */
  edit(userId: string, changes: ProfileChanges, picture: Buffer | null): Promise<Profile>;
}

interface ProfileContext extends PictureParts {
  db: Db;
  clock: Clock;
}

export function createProfileService(context: ProfileContext): ProfileService {
  const { db, clock, images } = context;
  async function get(userId: string): Promise<Profile> {
    const profile = await findProfile(db, userId);
    if (!profile) throw unauthenticated('SESSION_EXPIRED');
    return profile;
  }

  return {
    get,

    async edit(userId, { remove_image, email: typedEmail, phone, ...others }, picture) {
      const shop = await readShopFacts(db);
      if (others.birthday && others.birthday > businessDay(shop.time_zone, clock.now())) {
        throw invalid({ birthday: 'This day is still to come' });
      }
      const before = await get(userId);
      const email = typedEmail?.toLowerCase();

      await withPicture(context, picture, (stored) =>
        withTx(db, async (tx) => {
          const account = await holdEmail(tx, userId);
          if (!account) throw unauthenticated('SESSION_EXPIRED');
          const moves = email !== undefined && email !== account.email.toLowerCase();
          // nothing is known of the new mailbox yet, and a link in the old one must not open the account
          const mailbox = moves ? { email, email_proved_at: null } : {};
          if (moves) await spendResets(tx, userId, clock.now());
          const image = stored ?? (remove_image ? null : undefined);
          const all = { ...defined({ ...others, image, phone: phone && normalisePhone(phone) }), ...mailbox };
          if (Object.keys(all).length > 0) await updateProfile(tx, userId, all);
          if (moves) await queueMail(tx, emailChangedLetter(shop, account.email), clock.now());
        }),
      ).catch((error: unknown) => {
        throw atField(error);
      });

      if (picture || remove_image) await removePicture(images, before.image);
      return get(userId);
    },
  };
}

/** What was sent: a form leaves out what did not change. */
const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function atField(error: unknown): unknown {
  const taken = takenError(error);
  if (!taken) return error;
  const field = taken.code === 'PHONE_TAKEN' ? 'phone' : 'email';
  return new HttpError(taken.status, taken.code, taken.message, { fields: { [field]: taken.message } });
}
