import type { Promo, PromoChanges, PromoValues } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { changeTranslations } from '@seduh/domain';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { errorCode } from '../../platform/db/errors';
import { changedTranslations, isUniqueViolation } from '../../platform/db/query';
import type { Db } from '../../platform/db/tx';
import { HttpError, invalid } from '../../platform/http/errors';
import { withImage, type ImageParts } from '../../platform/images/pipeline';
import { getPromo, toPromo } from './service';
import { endPromo, insertPromo, savePromo } from './repository';

const DAY_MS = 24 * 60 * 60_000;
const CHECK_VIOLATION = '23514';

export interface PromoEditingParts extends ImageParts {
  db: Db;
  clock: Clock;
  /** How two who save at once are told apart; tests swap it to show what it is for. */
  save?: typeof savePromo;
}

/** What staff do with promos. An unknown one is 404; a code that another promo has is 409 CODE_TAKEN. */
export function createPromoEditing(parts: PromoEditingParts) {
  const { db, clock, save = savePromo } = parts;
  const conflict = (current: Promo) => new HttpError(409, 'EDIT_CONFLICT', MESSAGES.editConflict('promo'), current);

  return {
    /** Makes a promo that runs from now. Throws 400 without an image, and what `withImage` throws. */
    async create({ discount, total_uses = null, ...values }: PromoValues, image: Buffer | null): Promise<Promo> {
      if (!image) throw invalid({ image: MESSAGES.required });
      const now = clock.now();
      return withImage(parts, image, async (imageUrl) => {
        const row = await insertPromo(db, {
          ...values,
          name_translations: changeTranslations(undefined, values.name_translations),
          description_translations: changeTranslations(undefined, values.description_translations),
          id: uuidv7(),
          percent: discount,
          total_uses,
          image: imageUrl,
          created_at: now,
          starts_at: now,
          ends_at: new Date(now.getTime() + values.duration * DAY_MS),
        });
        if (!row) throw codeTaken();
        return toPromo(row);
      });
    },

    /**
     * Changes what was sent and leaves the rest; a new duration counts from the start. Throws 409 EDIT_CONFLICT, with the
     * promo as it is now, where it has been changed since `changes.version`; uses are no changes.
     */
    async edit(id: string, { version, discount, ...changes }: PromoChanges, image: Buffer | null): Promise<Promo> {
      const current = await getPromo(db, id);
      // a stale version is refused before the image is processed; the write decides
      if (version !== undefined && version !== current.version) throw conflict(current);
      if (!image && discount === undefined && Object.keys(changes).length === 0) return current;
      return withImage(parts, image, async (imageUrl) => {
        const update = {
          ...changes,
          name_translations: changedTranslations('name_translations', changes.name_translations),
          description_translations: changedTranslations('description_translations', changes.description_translations),
          percent: discount,
          image: imageUrl,
        };
        const row = await save(db, id, update, version).catch((error: unknown) => {
          throw refusal(error);
        });
        if (!row) throw conflict(await getPromo(db, id));
        return toPromo(row);
      });
    },

    /** Ends it now; its uses so far stay. Once is enough. */
    async end(id: string): Promise<Promo> {
      await getPromo(db, id);
      await endPromo(db, id, clock.now());
      return getPromo(db, id);
    },
  };
}

const codeTaken = (): HttpError =>
  new HttpError(409, 'CODE_TAKEN', MESSAGES.codeTaken, { fields: { code: MESSAGES.codeTaken } });

function refusal(error: unknown): unknown {
  if (isUniqueViolation(error)) return codeTaken();
  if (errorCode(error) === CHECK_VIOLATION) return invalid({ total_uses: 'It has been used more often already' });
  return error;
}
