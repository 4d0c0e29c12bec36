import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@seduh/contract';
import { createTestApp, type TestApp, type TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import { naiveGuards } from '../testing/naive-guards';
import { cart, createOrderKit, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { statusOf, whenTwoCame } from '../testing/race-kit';

/** Resolves with the answer's status. */
type Move = (who: TestUser, id: string, to: OrderStatus) => Promise<number>;

let shop: TestApp;
let kit: OrderKit;
let staff: TestUser;

beforeEach(async () => {
  shop = await createTestApp();
  kit = createOrderKit(shop);
  staff = await shop.makeUser({ role: 'Admin' });
});
afterEach(() => shop.close());

const overHttp: Move = async (who, id, to) => (await kit.move(who, id, to)).status;

/** The same service without its guard, held up so that two have looked before either writes. */
function unguarded(): Move {
  const service = serviceWith(shop, { ...orderGuards, moveOrder: whenTwoCame(naiveGuards.moveOrder) });
  return (who, id, to) => statusOf(service.move({ userId: who.id, role: who.role }, id, { status_name: to }));
}

async function placed(promo_code?: string) {
  const product = await shop.makeProduct({ stock: 10 });
  const buyer = await shop.makeUser();
  const { data: order } = await kit.place(buyer, cart([line(product, 3)], { promo_code }));
  return { product, buyer, id: order.id };
}

describe('an order cancelled 8 times at once', () => {
  async function cancel(move: Move) {
    const promo = await shop.makePromo({ code: 'ONCE', used: 7 });
    const { product, buyer, id } = await placed('ONCE');
    const statuses = tally(await together(8, (index) => move(index % 2 ? buyer : staff, id, 'cancelled')));
    return { statuses, stock: (await kit.product(product)).stock, used: (await kit.promo(promo)).used };
  }

  it('gives stock and promo use back once', async () => {
    expect(await cancel(overHttp)).toEqual({ statuses: { 200: 1, 409: 7 }, stock: 10, used: 7 });
  });

  it('control: gives stock back several times when the status is only looked at', async () => {
    expect((await cancel(unguarded())).stock).toBeGreaterThan(10);
  });
});

describe('staff confirming while the customer cancels', () => {
  /** Legal: each move starts where the one before ended. */
  async function race(move: Move) {
    const { product, buyer, id } = await placed();
    const statuses = tally(await Promise.all([move(staff, id, 'confirmed'), move(buyer, id, 'cancelled')]));
    const { data } = await kit.get(staff, id);
    const legal = data.timeline.every(({ from }, index) => from === (data.timeline[index - 1]?.status_name ?? null));
    const stock = (await kit.product(product)).stock;
    return {
      statuses,
      moves: data.timeline.length,
      legal,
      kept: stock === (data.status_name === 'cancelled' ? 10 : 7),
    };
  }

  it('has one winner and one legal path', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await race(overHttp)).toEqual({ statuses: { 200: 1, 409: 1 }, moves: 2, legal: true, kept: true });
    }
  });

  it('control: has two winners when the status is only looked at', async () => {
    expect(await race(unguarded())).toMatchObject({ statuses: { 200: 2 }, legal: false });
  });
});
