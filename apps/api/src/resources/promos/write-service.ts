import type { Promo, PromoChanges, PromoValues } from '@seduh/contract';
import { MESSAGES, type AuditAction } from '@seduh/contract/constants';
import { changeTranslations } from '@seduh/domain';
import { promoFacts } from '@seduh/domain/audit';
import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Clock } from '../../platform/clock';
import { recordChange } from '../../platform/db/audit';
import { constraintOf, errorCode } from '../../platform/db/errors';
import { changedTranslations, isUniqueViolation } from '../../platform/db/query';
import type { PromosTable } from '../../platform/db/schema';
import { withTx, type Db, type Tx } from '../../platform/db/tx';
import { HttpError, invalid } from '../../platform/http/errors';
import { withImage, type ImageParts } from '../../platform/images/pipeline';
import { assertFits, offerColumns } from './offer';
import { getPromo, presentPromo } from './service';
import { endPromo, holdPromo, insertPromo, savePromo } from './repository';

const DAY_MS = 24 * 60 * 60_000;
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';

type PromoRow = Selectable<PromosTable>;

/** Who writes a promo, and what the record calls that. */
interface Written {
  by: string;
  action: AuditAction;
}

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

  /** Says in the record what is different now. */
  const note = async (tx: Tx, { by, action }: Written, before: PromoRow | undefined, after: PromoRow) => {
    const act = { by, action, subject: { id: after.id, name: after.promo_name }, at: clock.now() };
    const was = before ? promoFacts(await presentPromo(tx, before)) : [];
    await recordChange(tx, act, was, promoFacts(await presentPromo(tx, after)));
  };

  return {
    /** Makes a promo that runs from now. Throws 400 without an image, and what `withImage` throws. */
    async create(
      { discount = 0, total_uses = null, amount_off, bundle, happy_hours, budget, ...values }: PromoValues,
      image: Buffer | null,
      by: string,
    ): Promise<Promo> {
      if (!image) throw invalid({ image: MESSAGES.required });
      const now = clock.now();
      return withImage(parts, image, (imageUrl) =>
        withTx(db, async (tx) => {
          const row = await insertPromo(tx, {
            ...values,
            name_translations: changeTranslations(undefined, values.name_translations),
            description_translations: changeTranslations(undefined, values.description_translations),
            id: uuidv7(),
            ...offerColumns({ discount, amount_off, bundle, happy_hours, budget }),
            percent: discount,
            total_uses,
            image: imageUrl,
            created_at: now,
            starts_at: now,
            ends_at: new Date(now.getTime() + values.duration * DAY_MS),
          });
          if (!row) throw codeTaken();
          await note(tx, { by, action: 'promo.create' }, undefined, row);
          return presentPromo(tx, row);
        }).catch((error: unknown) => {
          throw refusal(error);
        }),
      );
    },

    /**
     * Changes what was sent and leaves the rest; a new duration counts from the start. Throws 409 EDIT_CONFLICT, with the
     * promo as it is now, where it has been changed since `changes.version`; uses are no changes.
     */
    async edit(id: string, { version, ...sent }: PromoChanges, image: Buffer | null, by: string): Promise<Promo> {
      const current = await getPromo(db, id);
      const { discount, amount_off, bundle, happy_hours, budget, ...changes } = sent;
      // a stale version is refused before the image is processed; the write decides
      if (version !== undefined && version !== current.version) throw conflict(current);
      if (!image && Object.keys(sent).length === 0) return current;
      return withImage(parts, image, async (imageUrl) => {
        const update = {
          ...changes,
          name_translations: changedTranslations('name_translations', changes.name_translations),
          description_translations: changedTranslations('description_translations', changes.description_translations),
          ...offerColumns({ discount, amount_off, bundle, happy_hours, budget }),
          image: imageUrl,
        };
        const row = await withTx(db, async (tx) => {
          let before: PromoRow | undefined;
          const saved = await save(tx, id, update, version, (held) => {
            assertFits(held, sent);
            before = held;
          });
          if (saved) await note(tx, { by, action: 'promo.update' }, before, saved);
          return saved;
        }).catch((error: unknown) => {
          throw refusal(error);
        });
        if (!row) throw conflict(await getPromo(db, id));
        return presentPromo(db, row);
      });
    },

    /** Ends it now; its uses so far stay. Once is enough. */
    async end(id: string, by: string): Promise<Promo> {
      await getPromo(db, id);
      await withTx(db, async (tx) => {
        const before = await holdPromo(tx, id);
        const ended = await endPromo(tx, id, clock.now());
        if (ended) await note(tx, { by, action: 'promo.end' }, before, ended);
      });
      return getPromo(db, id);
    },
  };
}

const codeTaken = (): HttpError =>
  new HttpError(409, 'CODE_TAKEN', MESSAGES.codeTaken, { fields: { code: MESSAGES.codeTaken } });

function refusal(error: unknown): unknown {
  if (isUniqueViolation(error)) return codeTaken();
  if (errorCode(error) === FOREIGN_KEY_VIOLATION) return invalid({ bundle: MESSAGES.notFoundOf('Product') });
  if (constraintOf(error) === 'promos_budget_kept') return invalid({ budget: MESSAGES.budgetGiven });
  if (errorCode(error) === CHECK_VIOLATION) return invalid({ total_uses: 'It has been used more often already' });
  return error;
}
