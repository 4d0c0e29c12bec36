import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@seduh/contract';
import type { TestApp, TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import type { OrderService } from '../service';
import { pass } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { naiveGuards } from '../testing/naive-guards';
import { cart, line, PICK_UP, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { statusOf, whenTwoCame } from '../testing/race-kit';

const TOO_LATE = { status: 409, code: 'ILLEGAL_MOVE', msg: 'Too late to undo' };

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;

beforeEach(async () => {
  ({ shop, kit, rani, staff, latte } = await openCounter());
});
afterEach(() => shop.close());

async function moved(...path: OrderStatus[]): Promise<string> {
  const { data } = await kit.place(rani, cart([line(latte, 2)]));
  for (const status of path) await kit.move(staff, data.id, status);
  return data.id;
}
const way = async (id: string) => (await kit.get(staff, id)).data.timeline.map(({ status_name }) => status_name);

describe('undo', () => {
  it('takes the last move back within its time, as if it had not been made', async () => {
    const id = await moved('confirmed', 'preparing');
    pass(shop, 0.5);
    expect(await kit.undo(staff, id, 'confirmed')).toMatchObject({
      status: 200,
      data: { status_name: 'confirmed', next_moves: ['preparing', 'cancelled'] },
    });
    expect(await way(id)).toEqual(['pending', 'confirmed']);
    const audit = await shop.database.db.selectFrom('order_moves').select(['to_status', 'undone_at']).execute();
    expect(audit).toContainEqual({ to_status: 'preparing', undone_at: shop.clock.now() });
    await kit.move(staff, id, 'preparing');
    expect(await way(id)).toEqual(['pending', 'confirmed', 'preparing']);
  });

  it('takes back what a hand-over counted as sold and paid, and nothing that was paid before', async () => {
    const id = await moved(...PICK_UP);
    await kit.hide(rani, [id]);
    expect((await kit.undo(staff, id, 'ready')).data.payment).toMatchObject({ state: 'confirmed', paid_at: null });
    expect((await kit.history(rani)).meta.totalData).toBe(1);
    expect(await kit.product(latte)).toMatchObject({ sold: 0, stock: 8 });
    expect(await kit.hide(rani, [id])).toMatchObject({ code: 'ORDER_OPEN' });
    await kit.confirmPayment(staff, id);
    await kit.move(staff, id, 'picked up');
    expect((await kit.undo(staff, id, 'ready')).data.payment).toMatchObject({ state: 'paid' });
  });

  it('is too late after its time, for the wrong step, a second time, and for what was cancelled', async () => {
    const id = await moved('confirmed', 'preparing');
    expect(await kit.undo(staff, id, 'pending')).toMatchObject(TOO_LATE);
    pass(shop, 31 / 60);
    expect(await kit.undo(staff, id, 'confirmed')).toMatchObject(TOO_LATE);
    await kit.move(staff, id, 'ready');
    await kit.undo(staff, id, 'preparing');
    expect(await kit.undo(staff, id, 'preparing')).toMatchObject(TOO_LATE);
    await kit.move(staff, id, 'cancelled');
    expect(await kit.undo(staff, id, 'preparing')).toMatchObject(TOO_LATE);
    expect(await way(id)).toEqual(['pending', 'confirmed', 'preparing', 'cancelled']);
  });

  it('is nothing for customers, neither of their own moves nor of the staff’s', async () => {
    const id = await moved('confirmed');
    expect(await kit.undo(rani, id, 'pending')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const placed = await moved();
    expect(await kit.undo(staff, placed, 'pending')).toMatchObject(TOO_LATE);
    expect(await kit.undo(staff, '01990000-0000-7000-8000-000000000000', 'pending')).toMatchObject({ status: 404 });
  });
});

describe('undo by several', () => {
  const unguarded = () =>
    serviceWith(shop, {
      ...orderGuards,
      lockOrder: naiveGuards.lockOrder,
      moveOrder: whenTwoCame(naiveGuards.moveOrder),
    });
  const viewer = () => ({ userId: staff.id, role: staff.role });

  async function undoTwice({ move }: Pick<OrderService, 'move'>) {
    const id = await moved(...PICK_UP);
    const undo = { status_name: 'ready', undo: true } as const;
    const statuses = tally(await together(2, () => statusOf(move(viewer(), id, undo))));
    return { statuses, sold: (await kit.product(latte)).sold };
  }

  async function undoAndMoveOn({ move }: Pick<OrderService, 'move'>) {
    const id = await moved('confirmed');
    const statuses = await Promise.all([
      statusOf(move(viewer(), id, { status_name: 'pending', undo: true })),
      statusOf(move(viewer(), id, { status_name: 'preparing' })),
    ]);
    const { data } = await kit.get(staff, id);
    const legal = data.timeline.every(({ from }, index) => from === (data.timeline[index - 1]?.status_name ?? null));
    return { statuses: tally(statuses), legal: legal && data.timeline.at(-1)?.status_name === data.status_name };
  }

  it('takes a move back once', async () => {
    expect(await undoTwice(shop.app.orders)).toEqual({ statuses: { 200: 1, 409: 1 }, sold: 0 });
  });

  it('control: takes it back twice when nobody is kept off', async () => {
    expect((await undoTwice(unguarded())).statuses).not.toEqual({ 200: 1, 409: 1 });
  });

  it('has one winner against the next move, and one legal path', async () => {
    for (let round = 0; round < 5; round += 1)
      expect(await undoAndMoveOn(shop.app.orders)).toEqual({ statuses: { 200: 1, 409: 1 }, legal: true });
  });

  it('control: has two winners when nobody is kept off', async () => {
    expect(await undoAndMoveOn(unguarded())).toEqual({ statuses: { 200: 2 }, legal: false });
  });
});
