import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@seduh/contract';
import type { TestApp, TestUser } from '../../../testing';
import { orderGuards } from '../guards-repository';
import { pass } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { naiveGuards } from '../testing/naive-guards';
import { cart, line, serviceWith, tally, together, type OrderKit } from '../testing/order-kit';
import { heldBack, statusOf } from '../testing/race-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let staff: TestUser;
let latte: string;
let names = 0;

beforeEach(async () => {
  ({ shop, kit, rani, staff, latte } = await openCounter());
});
afterEach(() => shop.close());

const nextName = () => `01990000-0000-7000-8000-${String((names += 1)).padStart(12, '0')}`;
const send = (id: string, body: object, who = staff) =>
  kit.call<Order>(who, { method: 'POST', url: `/api/transactions/${id}/pours`, payload: body });
const pour = (id: string, at = 1, pour_id = nextName()) => send(id, { pour_id, line: at });
const undo = (id: string, pour_id: string) => send(id, { pour_id, line: 1, undo: true });

async function accepted(...qtys: number[]): Promise<string> {
  const other = await shop.makeProduct({ stock: 20, category_id: 3 });
  const lines = qtys.map((qty, index) => line(index === 0 ? latte : other, qty));
  const { data } = await kit.place(rani, cart(lines));
  await kit.move(staff, data.id, 'confirmed');
  return data.id;
}
const doneOf = ({ lines }: Order) => lines.map(({ making }) => making?.done);
const way = ({ timeline }: Order) => timeline.map(({ status_name }) => status_name);

describe('making the pieces of an order', () => {
  it('begins it with the first and makes it ready with the last', async () => {
    const id = await accepted(2, 1);
    const first = (await pour(id)).data;
    expect([first.status_name, doneOf(first), first.pours]).toEqual(['preparing', [1, 0], 1]);
    expect(first.lines.map(({ making }) => making?.station)).toEqual(['bar', 'kitchen']);
    const second = (await pour(id, 2)).data;
    expect([second.status_name, doneOf(second)]).toEqual(['preparing', [1, 1]]);
    const last = (await pour(id)).data;
    expect([last.status_name, doneOf(last)]).toEqual(['ready', [2, 1]]);
    expect(way(last)).toEqual(['pending', 'confirmed', 'preparing', 'ready']);
    expect((await kit.list(staff)).data[0]).toMatchObject({ pours: 3, status_name: 'ready' });
  });

  it('is told to staff alone, and once however often it is sent', async () => {
    const id = await accepted(3);
    const name = nextName();
    await pour(id, 1, name);
    const again = await pour(id, 1, name);
    expect([again.status, doneOf(again.data)]).toEqual([200, [1]]);
    const own = (await kit.get(rani, id)).data;
    expect([own.pours, doneOf(own)]).toEqual([undefined, [undefined]]);
    await pour(id);
    const { rows } = await shop.database.pool.query('select kind from order_events order by id');
    expect(rows.map(({ kind }) => kind)).toEqual(['placed', 'moved', 'moved', 'poured']);
    expect(await shop.app.inject({ method: 'GET', url: '/api/transactions', headers: staff.headers })).toMatchObject({
      statusCode: 200,
    });
  });

  it('is refused in words where nothing is to be made', async () => {
    const id = await accepted(1, 1);
    await pour(id);
    expect(await pour(id)).toMatchObject({
      status: 409,
      code: 'ILLEGAL_MOVE',
      msg: 'Every cup of this is made already',
    });
    expect(await pour(id, 3)).toMatchObject({ status: 400, code: 'VALIDATION' });
    await kit.move(staff, id, 'cancelled');
    expect(await pour(id, 2)).toMatchObject({
      status: 409,
      msg: 'This order is cancelled, and nothing of it is made now',
    });
    const { data } = await kit.place(rani, cart([line(latte)]));
    expect(await pour(data.id)).toMatchObject({ status: 409 });
    expect(await pour('01990000-0000-7000-8000-0000000000ff')).toMatchObject({ status: 404 });
    expect(await send(id, { pour_id: nextName(), line: 1 }, rani)).toMatchObject({ status: 403 });
    const name = nextName();
    const other = await accepted(2);
    await pour(other, 1, name);
    expect(await pour(await accepted(1), 1, name)).toMatchObject({ status: 422, code: 'KEY_REUSED' });
  });
});

describe('taking a piece back', () => {
  it('takes its moves back with it', async () => {
    const id = await accepted(1);
    const name = nextName();
    expect((await pour(id, 1, name)).data.status_name).toBe('ready');
    pass(shop, 0.4);
    const back = await undo(id, name);
    expect([back.status, back.data.status_name, doneOf(back.data), back.data.pours]).toEqual([
      200,
      'confirmed',
      [0],
      2,
    ]);
    expect(way(back.data)).toEqual(['pending', 'confirmed']);
    expect((await undo(id, name)).status).toBe(200);
    // sent once more, it stays taken back
    expect(doneOf((await pour(id, 1, name)).data)).toEqual([0]);
    expect((await pour(id)).data.status_name).toBe('ready');
  });

  it('leaves an order begun of which others are made', async () => {
    const id = await accepted(3);
    const [first, second] = [nextName(), nextName()];
    await pour(id, 1, first);
    pass(shop, 0.1);
    await pour(id, 1, second);
    expect((await undo(id, first)).data).toMatchObject({ status_name: 'preparing' });
    // the last one that is left takes the beginning back, though it was not the one that began
    const { data } = await undo(id, second);
    expect([data.status_name, doneOf(data), way(data)]).toEqual(['confirmed', [0], ['pending', 'confirmed']]);
    expect((await pour(id)).data.status_name).toBe('preparing');
  });

  it('leaves an order begun that was begun by hand, whichever goes last', async () => {
    const id = await accepted(3);
    await kit.move(staff, id, 'preparing');
    const [first, second] = [nextName(), nextName()];
    for (const name of [first, second]) {
      pass(shop, 0.1);
      await pour(id, 1, name);
    }
    await undo(id, first);
    const { data } = await undo(id, second);
    expect([data.status_name, doneOf(data)]).toEqual(['preparing', [0]]);
    expect((await kit.undo(staff, id, 'confirmed')).data.status_name).toBe('confirmed');
  });

  it('is too late after its time, and once its order has gone on', async () => {
    const id = await accepted(2);
    const [first, last] = [nextName(), nextName()];
    await pour(id, 1, first);
    await pour(id, 1, last);
    expect(await undo(id, first)).toMatchObject({ status: 409, msg: 'Too late to undo' });
    pass(shop, 31 / 60);
    expect(await undo(id, last)).toMatchObject({ status: 409, msg: 'Too late to undo' });
    expect(await undo(id, nextName())).toMatchObject({ status: 409 });
  });

  it('comes with the move that it brought, where that is taken back', async () => {
    const id = await accepted(2);
    await pour(id);
    pass(shop, 0.1);
    await pour(id);
    const { data } = await kit.undo(staff, id, 'preparing');
    expect([data.status_name, doneOf(data)]).toEqual(['preparing', [1]]);
  });

  it('goes all the way back where the move is that of an only cup, as the cup does', async () => {
    const id = await accepted(1);
    expect((await pour(id)).data.status_name).toBe('ready');
    pass(shop, 0.1);
    const { data } = await kit.undo(staff, id, 'preparing');
    expect([data.status_name, doneOf(data), way(data)]).toEqual(['confirmed', [0], ['pending', 'confirmed']]);
    // an only cup of what was begun by hand before leaves it begun
    await kit.move(staff, id, 'preparing');
    pass(shop, 0.1);
    await pour(id);
    const begun = (await kit.undo(staff, id, 'preparing')).data;
    expect([begun.status_name, doneOf(begun)]).toEqual(['preparing', [0]]);
  });

  it('is too late for the move that began it, once others of it are made', async () => {
    const id = await accepted(3);
    await pour(id);
    pass(shop, 0.1);
    await pour(id);
    expect(await kit.undo(staff, id, 'confirmed')).toMatchObject({ status: 409, msg: 'Too late to undo' });
    const { data } = await kit.get(staff, id);
    expect([data.status_name, doneOf(data)]).toEqual(['preparing', [2]]);
  });
});

describe('the last piece made by 4 at once', () => {
  const viewer = () => ({ userId: staff.id, role: staff.role });

  async function race({ pour: make }: TestApp['app']['orders'], waiting: number) {
    const id = await accepted(2);
    await pour(id);
    const statuses = tally(
      await heldBack(shop, 'order_pours', waiting, () =>
        together(4, () => statusOf(make(viewer(), id, { pour_id: nextName(), line: 1 }))),
      ),
    );
    return { statuses, done: doneOf((await kit.get(staff, id)).data) };
  }

  it('is made once', async () => {
    expect(await race(shop.app.orders, 4)).toEqual({ statuses: { 200: 1, 409: 3 }, done: [2] });
  });

  it('control: is made several times when nobody is kept off', async () => {
    const { lockOrder } = naiveGuards;
    const { done } = await race(serviceWith(shop, { ...orderGuards, lockOrder, moveOrder: naiveGuards.moveOrder }), 4);
    expect(done[0]).toBeGreaterThan(2);
  });

  it('has one winner against a cancelling, and one legal path', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await accepted(1);
      const statuses = await Promise.all([pour(id), kit.move(staff, id, 'cancelled')]);
      const { data } = await kit.get(staff, id);
      expect(data.timeline.every(({ from }, index) => from === (data.timeline[index - 1]?.status_name ?? null))).toBe(
        true,
      );
      expect(statuses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(data.status_name).toBe(statuses[1].status === 200 ? 'cancelled' : 'ready');
    }
  });
});
