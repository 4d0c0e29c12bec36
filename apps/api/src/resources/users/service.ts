import type { Profile, ProfileChanges } from '@seduh/contract';
import { businessDay, normalisePhone, type FactorRule } from '@seduh/domain';
import type { Fact } from '@seduh/domain/audit';
import type { Clock } from '../../platform/clock';
import { readShopColumns } from '../../platform/db/query';
import { recordChange } from '../../platform/db/audit';
import { withTx, type Db } from '../../platform/db/tx';
import type { Viewer } from '../../platform/http/viewer';
import type { Asker } from '../../platform/http/asker';
import { HttpError, invalid, unauthenticated } from '../../platform/http/errors';
import { withImage, type ImageParts } from '../../platform/images/pipeline';
import { removeImage } from '../../platform/images/store';
import type { EmailChanges } from '../auth/email-change';
import { leaveMarks, recogniseCustomer } from '../auth/past-customers';
import { takenError } from '../auth/taken';
import type { Proof } from './account';
import { findProfile, holdEmail, updateProfile } from './repository';

/** What comes along with the fields of a form. */
interface ProfileEditing {
  image: Buffer | null;
  /** Who asks, for mails about it. */
  asker: Asker;
  /** Called where the email changes. */
  prove(): Promise<Proof>;
}

interface ProfileContext extends ImageParts {
  db: Db;
  clock: Clock;
  emails: EmailChanges;
  /** Whether owners and managers have to have a second factor. */
  rule: FactorRule;
}

export function createProfileService(context: ProfileContext) {
  const { db, clock, images, emails, rule } = context;
  async function get(viewer: Viewer): Promise<Profile> {
    const profile = await findProfile(db, viewer, clock.now(), rule);
    if (!profile) throw unauthenticated('SESSION_EXPIRED');
    return profile;
  }

  return {
    /** The profile of whoever is asking. Throws 401 where the account was closed a moment ago. */
    get,

    /**
     * Changes what is sent, and nothing else. A new image counts more than taking the old one away. Another email
     * only begins to wait, and takes a proof. Throws what `prove` throws, 409 EMAIL_TAKEN or PHONE_TAKEN with the field,
     * 400 for a birthday to come, 413, 415 or 400 for an image that is none of ours.
     */
    async edit(
      viewer: Viewer,
      { remove_image, email: typedEmail, phone, ...others }: Omit<ProfileChanges, 'password'>,
      { image: sent, asker, prove }: ProfileEditing,
    ): Promise<Profile> {
      const { userId, role } = viewer;
      const shop = await readShopColumns(db, ['time_zone']);
      if (others.birthday && others.birthday > businessDay(shop.time_zone, clock.now())) {
        throw invalid({ birthday: 'This day is still to come' });
      }
      const before = await get(viewer);
      const newEmail = typedEmail?.toLowerCase();
      const proof = newEmail !== undefined && newEmail !== before.email.toLowerCase() ? await prove() : null;

      await withImage(context, sent, (stored) =>
        withTx(db, async (tx) => {
          const account = await holdEmail(tx, userId);
          const isProved = !proof || proof.passwordHash === account?.password_hash;
          if (!account || !isProved) throw unauthenticated('SESSION_EXPIRED');
          const image = stored ?? (remove_image ? null : undefined);
          const changes = defined({ ...others, image, phone: phone && normalisePhone(phone) });
          if (changes.phone) await leaveMarks(tx, userId, clock.now());
          // what staff are called stands beside all they do; the rest of their own account is theirs
          if (role === 'Admin') {
            const act = { by: userId, action: 'account.update', subject: null, at: clock.now() } as const;
            await recordChange(tx, act, namesOf(account), namesOf({ ...account, ...changes }));
          }
          if (Object.keys(changes).length > 0) await updateProfile(tx, userId, changes);
          if (changes.phone) await recogniseCustomer(tx, userId, clock.now());
          if (proof && newEmail !== undefined) {
            await emails.begin(tx, { userId, oldEmail: account.email, newEmail, ...asker });
          }
        }),
      ).catch((error: unknown) => {
        throw atField(error);
      });

      if (sent || remove_image) await removeImage(images, before.image);
      return get(viewer);
    },
  };
}

const namesOf = ({
  display_name,
  first_name,
  last_name,
}: Pick<Profile, 'display_name' | 'first_name' | 'last_name'>): Fact[] => [
  { field: 'display_name', value: display_name },
  { field: 'first_name', value: first_name },
  { field: 'last_name', value: last_name },
];

/** What was sent: a form leaves out what did not change. */
const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

function atField(error: unknown): unknown {
  const taken = error instanceof HttpError && error.code === 'EMAIL_TAKEN' ? error : takenError(error);
  if (!taken) return error;
  const field = taken.code === 'PHONE_TAKEN' ? 'phone' : 'email';
  return new HttpError(taken.status, taken.code, taken.message, { fields: { [field]: taken.message } });
}
