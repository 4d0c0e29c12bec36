// Making cups, and taking them back: the mocks and the server answer alike.
import { orders as fixtures, workableOrders } from '@seduh/api-client/mocks';
import { Order, success } from '@seduh/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSame, nothing, type Schema } from './compare';
import { askMocks, askServer, type Sent } from './send';
import { createWorldWithOrders, mockNames, placeCups } from './world';

let server: Awaited<ReturnType<typeof createWorldWithOrders>>;
beforeAll(async () => {
  server = await createWorldWithOrders();
});
afterAll(() => server.world.close());

let names = 0;
const nextName = () => `01990000-0000-7000-8000-${String((names += 1)).padStart(12, '0')}`;
const pour = (
  which: 'openOrder' | 'doneOrder' | null,
  body: object = { line: 1 },
  as: Sent['as'] | null = 'admin',
): Sent => ({
  method: 'POST',
  path: (all) => `/transactions/${which ? all[which] : '01990000-0000-7000-8000-0000000000ff'}/pours`,
  body: { pour_id: nextName(), ...body },
  ...(as && { as }),
});

it.each<[string, Sent, Schema]>([
  ['a cup', pour('openOrder'), success(Order)],
  ['a cup of a line that is none', pour('openOrder', { line: 9 }), nothing],
  ['a cup of a finished order', pour('doneOrder'), nothing],
  ['a cup of no order', pour(null), nothing],
  ['a cup without a name', pour('openOrder', { pour_id: 'one', line: 1 }), nothing],
  ['a field too many', pour('openOrder', { line: 1, pieces: 2 }), nothing],
  ['taking back what was not made', pour('openOrder', { line: 1, undo: true }), nothing],
  ['a customer', pour('openOrder', { line: 1 }, 'customer'), nothing],
  ['nobody', pour('openOrder', { line: 1 }, null), nothing],
])('%s', async (_name, sent, schema) => {
  const [mock, real] = [await askMocks(sent, mockNames), await askServer(sent, server)];
  expectSame(mock, real, mock.status === 400 ? success(Order) : schema);
  expect(mock.body.msg).toBe(real.body.msg);
});

describe('one order after the other way', () => {
  type Step = ['move' | 'undo', string] | ['pour' | 'unpour', number];
  const path = (names: typeof mockNames) => `/transactions/${names.openOrder}`;

  /** Goes through the steps on both sides; each answers the same, and leads to the same. */
  async function walk(qty: number, steps: Step[]) {
    const example = fixtures.find(({ status_name }) => status_name === 'pending');
    if (!example) throw new Error('The fixtures have no new order');
    const [first] = example.lines;
    const order = { ...example, lines: first ? [{ ...first, qty }] : [] };
    const mocks = workableOrders([order]);
    const ours = { ...mockNames, openOrder: order.id };
    const theirs = { ...server.names, openOrder: await placeCups(server.world, qty) };
    const cups = Array.from({ length: 9 }, nextName);
    const seen: string[] = [];
    for (const [what, value] of steps) {
      server.world.clock.set(new Date(server.world.clock.now().getTime() + 1_000).toISOString());
      const sent: Sent =
        what === 'move' || what === 'undo'
          ? { method: 'PATCH', path, as: 'admin', body: { status_name: value, ...(what === 'undo' && { undo: true }) } }
          : {
              method: 'POST',
              path: (names) => `${path(names)}/pours`,
              as: 'admin',
              body: { pour_id: cups[Number(value)], line: 1, ...(what === 'unpour' && { undo: true }) },
            };
      const mock = await askMocks(sent, ours, mocks);
      const real = await askServer(sent, { ...server, names: theirs });
      expect(standing(mock.body), `${what} ${value} in the mocks`).toEqual(standing(real.body));
      seen.push(standing(real.body)[0]);
    }
    return seen;
  }

  /** Where the order stands, with what is made of it and how it came there; of a refusal what is said. */
  function standing({ data, msg }: Record<string, unknown>): [string, ...unknown[]] {
    const order = Order.safeParse(data).data;
    if (!order) return [String(msg)];
    const done = order.lines.map(({ making }) => making?.done);
    return [order.status_name, done, order.pours, order.timeline.map(({ status_name }) => status_name)];
  }

  it.each<[string, number, Step[], string]>([
    [
      'an only cup, by its move',
      1,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['undo', 'preparing'],
      ],
      'confirmed',
    ],
    [
      'an only cup, by itself',
      1,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['unpour', 1],
        ['unpour', 1],
      ],
      'confirmed',
    ],
    [
      'an only cup of what was begun by hand',
      1,
      [
        ['move', 'confirmed'],
        ['move', 'preparing'],
        ['pour', 1],
        ['undo', 'preparing'],
        ['undo', 'confirmed'],
      ],
      'confirmed',
    ],
    [
      'the last of two',
      2,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['pour', 2],
        ['undo', 'preparing'],
        ['pour', 3],
      ],
      'ready',
    ],
    [
      'the first of three, too late',
      3,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['pour', 2],
        ['undo', 'confirmed'],
      ],
      'Too late to undo',
    ],
    [
      'the accepting of what is made, too late',
      1,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['undo', 'pending'],
      ],
      'Too late to undo',
    ],
    [
      'all cups, the first one first',
      3,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['pour', 2],
        ['unpour', 1],
        ['undo', 'confirmed'],
        ['pour', 3],
        ['unpour', 2],
        ['unpour', 3],
      ],
      'confirmed',
    ],
    [
      'all cups of what was begun by hand, the first one first',
      3,
      [
        ['move', 'confirmed'],
        ['move', 'preparing'],
        ['pour', 1],
        ['pour', 2],
        ['unpour', 1],
        ['unpour', 2],
      ],
      'preparing',
    ],
    [
      'a cup of what has gone on',
      1,
      [
        ['move', 'confirmed'],
        ['pour', 1],
        ['undo', 'preparing'],
        ['unpour', 1],
        ['pour', 1],
      ],
      'confirmed',
    ],
  ])('taking back %s', async (_name, qty, steps, end) => {
    expect((await walk(qty, steps)).at(-1)).toBe(end);
  });
});
