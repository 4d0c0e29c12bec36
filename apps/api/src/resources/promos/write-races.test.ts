import { PromoEditBody } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../platform/http/errors';
import { createTestApp, type TestApp } from '../../testing';
import { meetingOf } from '../../testing/helpers';
import { savePromo } from './repository';
import { createPromoEditing } from './write-service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const STAFF = 5;

/** Members of staff save what they made of the same version. */
async function rush(save: typeof savePromo) {
  const id = await shop.makePromo();
  const staff = await shop.makeUser({ role: 'Admin' });
  const { edit } = createPromoEditing({ ...shop.deps, db: shop.database.db, save });
  const outcomes = await Promise.all(
    Array.from({ length: STAFF }, (_, index) =>
      edit(id, PromoEditBody.parse({ min_price: index, version: 1 }), null, staff.id).then(
        () => 'saved',
        (error: unknown) => (error instanceof HttpError ? error.code : 'broken'),
      ),
    ),
  );
  return outcomes.sort();
}

describe('five who save the same promo at once', () => {
  it('are one who wins and four who are told', async () => {
    const meet = meetingOf(STAFF);
    const outcomes = await rush(async (...args) => {
      await meet();
      return savePromo(...args);
    });
    expect(outcomes).toEqual(['EDIT_CONFLICT', 'EDIT_CONFLICT', 'EDIT_CONFLICT', 'EDIT_CONFLICT', 'saved']);
  });

  it('control: overwrite each other where the version is looked at first', async () => {
    const meet = meetingOf(STAFF);
    const outcomes = await rush(async (tx, id, changes, version, held) => {
      const row = await tx.selectFrom('promos').select('version').where('id', '=', id).executeTakeFirst();
      await meet();
      return row?.version === version ? savePromo(tx, id, changes, undefined, held) : undefined;
    });
    expect(outcomes).toEqual(Array.from({ length: STAFF }, () => 'saved'));
  });
});
