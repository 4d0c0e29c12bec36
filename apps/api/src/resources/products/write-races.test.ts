import { ProductEditBody, type ProductDetail } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpError } from '../../platform/http/errors';
import { createTestApp, type TestApp } from '../../testing';
import { meetingOf } from '../../testing/helpers';
import { createProductService } from './service';
import { saveProduct } from './write-repository';
import { createProductEditing } from './write-service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const STAFF = 5;

/** Members of staff save what they made of the same version. */
async function rush(save: typeof saveProduct) {
  const { database, clock } = shop;
  const id = await shop.makeProduct();
  const staff = await shop.makeUser({ role: 'Admin' });
  const products = createProductService(database.db, clock);
  const changed = () => undefined;
  const { edit } = createProductEditing({ ...shop.deps, db: database.db, products, changed, save });
  const outcomes = await Promise.all(
    Array.from({ length: STAFF }, (_, index) =>
      edit(id, ProductEditBody.parse({ price: 30_000 + index, stock: index, version: 1 }), null, staff.id).then(
        ({ price }) => price,
        (error: unknown) => (error instanceof HttpError ? error.code : 'broken'),
      ),
    ),
  );
  const saved = outcomes.filter((outcome) => typeof outcome === 'number');
  const refused = outcomes.filter((outcome) => outcome === 'EDIT_CONFLICT');
  return { saved, refused: refused.length, now: await products.detail(id) };
}

describe('five who save the same product at once', () => {
  it('are one who wins, whole, and four who are told', async () => {
    const meet = meetingOf(STAFF);
    const { saved, refused, now } = await rush(async (...args) => {
      await meet();
      return saveProduct(...args);
    });
    expect([saved.length, refused]).toEqual([1, STAFF - 1]);
    expect(now).toMatchObject({ price: saved[0], stock: Number(saved[0]) - 30_000, version: 2 });
  });

  it('control: overwrite each other where the version is looked at first', async () => {
    const meet = meetingOf(STAFF);
    const { saved } = await rush(async (tx, id, changes, version, held) => {
      const row = await tx.selectFrom('products').select('version').where('id', '=', id).executeTakeFirst();
      await meet();
      return row?.version === version ? saveProduct(tx, id, changes, undefined, held) : false;
    });
    expect(saved).toHaveLength(STAFF);
  });
});

it('lets orders go on while a product is edited: they are no change of it, and portions are set', async () => {
  const id = await shop.makeProduct({ stock: 50 });
  const staff = await shop.as('Admin');
  const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.makeUser()));
  const orders = buyers.map((buyer, index) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/transactions',
      headers: { ...buyer.headers, 'idempotency-key': `beside-an-edit-${index}` },
      remoteAddress: shop.nextAddress(),
      payload: { lines: [{ product_id: id, qty: 1, size_id: 1 }], delivery_id: 3, payment_id: 3 },
    }),
  );
  const edit = shop.app.inject({
    method: 'PATCH',
    url: `/api/products/${id}`,
    headers: staff,
    payload: { stock: 30, version: 1 },
  });
  const [edited, ...placed] = await Promise.all([edit, ...orders]);
  expect([edited.statusCode, ...placed.map(({ statusCode }) => statusCode)]).toEqual([200, ...buyers.map(() => 201)]);
  const detail = await shop.app.inject(`/api/products/${id}`);
  const { stock, version } = detail.json<{ data: ProductDetail }>().data;
  expect(version).toBe(2);
  // taken off the old number or the new one
  expect(stock).toBeGreaterThanOrEqual(20);
  expect(stock).toBeLessThanOrEqual(30);
});
