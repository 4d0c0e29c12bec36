import type { LineOffer, OrderStatus } from '@seduh/contract';
import { DELIVERY, PAYMENT, STATIONS } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cupsLeft,
  cupTiles,
  isBeingMade,
  movesOfPour,
  statusAfterUndo,
  statusAfterUnpour,
  statusBeforePours,
  withPour,
  withoutPour,
} from '.';

const AT = Date.parse('2026-11-25T03:00:00Z');
const MINUTE_MS = 60_000;
const iso = (minutes: number) => new Date(AT + minutes * MINUTE_MS).toISOString();

interface Draft {
  status: OrderStatus;
  placed: number;
  lines: {
    product: string;
    option: number | null;
    qty: number;
    done: number;
    note: string;
    avoids: boolean;
    offer: LineOffer['state'] | null;
  }[];
}

const STATION = { latte: 'bar', rice: 'kitchen', bun: 'counter' } as const;
type Product = keyof typeof STATION;

const orderOf = ({ status, placed, lines }: Draft, index: number) => ({
  id: `order ${index}`,
  number: `SD-${2000 + index}`,
  status_name: status,
  delivery_id: DELIVERY.pickUp,
  created_at: iso(placed),
  ready_at: iso(placed + 15),
  scheduled: false,
  payment_id: PAYMENT.cashOnDelivery,
  payment: { state: 'confirmed' as const, paid_at: null },
  next_moves: [] as OrderStatus[],
  pours: 0,
  lines: lines.map(({ product, option, qty, done, note, avoids, offer }) => ({
    product_id: product,
    product_name: product,
    size_id: 1 as const,
    options: option === null ? [] : [{ id: option, group_name: 'Milk', option_name: 'Oat', surcharge: 0 }],
    note: note || null,
    ...(avoids && { warning: { contains: [], unknown: true } }),
    ...(offer && { offer: { state: offer, ran_out: [{ name: 'Oat' }] } }),
    qty,
    making: { station: STATION[product as Product], done: Math.min(done, qty) },
  })),
});
type Made = ReturnType<typeof orderOf>;
// the payment's other fields change nothing here
const poured = (order: Made, line: number): Made => withPour(order as never, line);

const LATTES = { product: 'latte', option: null, qty: 1, done: 0, note: '', avoids: false, offer: null };
const line = fc.record({
  product: fc.constantFrom<Product>('latte', 'rice', 'bun'),
  option: fc.constantFrom(null, 1, 2),
  qty: fc.integer({ min: 1, max: 5 }),
  done: fc.nat(5),
  note: fc.constantFrom('', '', '', 'Less ice', 'Peanut allergy'),
  avoids: fc.integer({ max: 5, min: 0 }).map((drawn) => drawn === 0),
  offer: fc.constantFrom(null, null, null, null, 'open', 'taken', 'declined'),
});
const draft = fc.record({
  status: fc.constantFrom<OrderStatus>('pending', 'confirmed', 'preparing', 'preparing', 'ready', 'cancelled'),
  placed: fc.integer({ min: -60, max: 0 }),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
});
const board = fc.array(draft, { maxLength: 12 }).map((drafts) => drafts.map(orderOf));

/** Orders of this board that are for later: whose promise is more than so far off. */
const laterThan = (minutes: number) => (order: Made) => Date.parse(order.ready_at) > AT + minutes * MINUTE_MS;
const notLater = () => false;
const tilesOf = (orders: readonly Made[], isLater: (order: Made) => boolean = notLater) => cupTiles(orders, isLater);

describe('the tiles of any board', () => {
  it('keep what is for later apart from what is made now, last in its station, and count all of it', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: -45, max: 15 }), (orders, minutes) => {
        const isLater = laterThan(minutes);
        const tiles = tilesOf(orders, isLater);
        for (const { from, laterFor } of tiles) {
          const times = new Set(from.map(({ order }) => (isLater(order) ? Date.parse(order.ready_at) : null)));
          expect([...times]).toEqual([laterFor]);
        }
        const ranks = tiles.map(({ station, laterFor }) => [STATIONS.indexOf(station), laterFor === null ? 0 : 1]);
        expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
        const left = (all: typeof tiles) => all.reduce((sum, tile) => sum + tile.left, 0);
        expect(left(tiles)).toBe(left(tilesOf(orders)));
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
      }),
    );
  });

  it('count every piece that is still to be made, once', () => {
    fc.assert(
      fc.property(board, (orders) => {
        const tiles = tilesOf(orders);
        const made = orders.filter(({ status_name }) => isBeingMade(status_name));
        expect(tiles.reduce((sum, { left }) => sum + left, 0)).toBe(
          made.reduce((sum, { lines }) => sum + cupsLeft(lines), 0),
        );
        for (const { left, from } of tiles) expect(from.reduce((sum, cups) => sum + cups.left, 0)).toBe(left);
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
      }),
    );
  });

  it('stand by station, the oldest promise first, as do the orders of each', () => {
    fc.assert(
      fc.property(board, (orders) => {
        const tiles = tilesOf(orders);
        const ranks = tiles.map(({ station }) => STATIONS.indexOf(station));
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        const isInTurn = (all: Made[]) =>
          all.every((order, index) => index === 0 || (all[index - 1]?.ready_at ?? '') <= order.ready_at);
        for (const station of STATIONS)
          expect(isInTurn(tiles.filter((tile) => tile.station === station).map(({ from }) => from[0].order))).toBe(
            true,
          );
        for (const { from } of tiles) expect(isInTurn(from.map(({ order }) => order))).toBe(true);
      }),
    );
  });

  it('never put together what has a note, cannot be made as it was ordered, or is for somebody with an allergy or something to avoid', () => {
    fc.assert(
      fc.property(board, (orders) => {
        for (const { from, isAlone } of tilesOf(orders)) {
          const isSpecial = from.some(
            ({ order, line: at }) =>
              order.lines[at - 1]?.note ||
              ['open', 'declined'].includes(order.lines[at - 1]?.offer?.state ?? '') ||
              order.lines.some(({ warning, note }) => warning || note?.includes('allergy')),
          );
          expect(isAlone).toBe(isSpecial);
          expect(from.length === 1 || !isAlone).toBe(true);
        }
      }),
    );
  });

  it('put together equal pieces only', () => {
    fc.assert(
      fc.property(board, (orders) => {
        for (const { from } of tilesOf(orders)) {
          const kinds = from.map(({ order, line: at }) => {
            const { product_id, options } = order.lines[at - 1] ?? { product_id: '', options: [] };
            return `${product_id} ${options.map(({ id }) => id).join()}`;
          });
          expect(new Set(kinds).size).toBe(1);
        }
      }),
    );
  });
});

describe('pouring whatever the first tile says', () => {
  it('makes each order ready with its last piece, not before, and ends', () => {
    fc.assert(
      fc.property(board, (start) => {
        let orders = start;
        const pieces = tilesOf(orders).reduce((sum, { left }) => sum + left, 0);
        for (let piece = 0; piece < pieces; piece += 1) {
          const next = tilesOf(orders)[0]?.from[0];
          expect(next).toBeDefined();
          if (!next) return;
          orders = orders.map((order) => (order.id === next.order.id ? poured(order, next.line) : order));
          const after = orders.find(({ id }) => id === next.order.id);
          expect(after?.status_name).toBe(after && cupsLeft(after.lines) === 0 ? 'ready' : 'preparing');
        }
        expect(tilesOf(orders)).toEqual([]);
      }),
    );
  });

  it('is undone by taking it back', () => {
    fc.assert(
      fc.property(board, (orders) => {
        const next = tilesOf(orders)[0]?.from[0];
        if (!next) return;
        const { order } = next;
        const back: Made = withoutPour(poured(order, next.line) as never, next.line, order.status_name);
        const others = order.lines.some(({ making }) => making.done > 0);
        expect(back.lines).toEqual(order.lines);
        expect(back.status_name).toBe(others ? 'preparing' : order.status_name);
      }),
    );
  });
});

describe('taking back every piece that was made', () => {
  /** Makes these, and takes them back in another order. */
  function there(start: Made, turns: readonly { line: number; back: number }[]): { made: Made; back: Made } {
    let order = start;
    const made: { line: number; from: OrderStatus; back: number }[] = [];
    for (const { line: at, back } of turns) {
      const from = statusBeforePours(order.status_name, made.at(-1)?.from);
      const next = poured(order, at);
      if (next !== order) made.push({ line: at, from, back });
      order = next;
    }
    const inTurn = made.toSorted((one, other) => one.back - other.back);
    return {
      made: order,
      back: inTurn.reduce<Made>((now, piece) => withoutPour(now as never, piece.line, piece.from), order),
    };
  }

  it('leads back to where the order stood before the first of them, in whichever order', () => {
    const turns = fc.array(fc.record({ line: fc.integer({ min: 1, max: 4 }), back: fc.nat(99) }), { maxLength: 9 });
    fc.assert(
      fc.property(draft, turns, (drawn, all) => {
        const order = orderOf({ ...drawn, lines: drawn.lines.map((each) => ({ ...each, done: 0 })) }, 0);
        const { back } = there(order, all);
        expect([back.status_name, back.lines]).toEqual([order.status_name, order.lines]);
      }),
    );
  });

  it.each([
    ['confirmed', 'confirmed'],
    ['preparing', 'preparing'],
  ] as const)('also where the first one goes first: from %s', (status, end) => {
    const order = orderOf({ status, placed: 0, lines: [{ ...LATTES, qty: 3 }] }, 0);
    const { made, back } = there(order, [
      { line: 1, back: 1 },
      { line: 1, back: 2 },
    ]);
    expect([made.status_name, back.status_name]).toEqual(['preparing', end]);
  });
});

describe('taking back the move that a piece brought', () => {
  it('comes to the same as taking the piece back, whatever the board', () => {
    fc.assert(
      fc.property(board, (orders) => {
        const next = tilesOf(orders)[0]?.from[0];
        if (!next) return;
        const { order, line: at } = next;
        const after = poured(order, at);
        const [last] = movesOfPour(order.status_name, cupsLeft(after.lines)).toReversed();
        if (!last) return;
        const to = last === 'ready' ? 'preparing' : 'confirmed';
        const done = order.lines.reduce((sum, { making }) => sum + making.done, 0);
        const back = withoutPour(after as never, at, order.status_name) as Made;
        expect(statusAfterUndo(to, order.status_name, done)).toBe(
          to === 'confirmed' && done > 0 ? null : back.status_name,
        );
      }),
    );
  });

  it.each([
    // its only cup began it and made it ready
    ['preparing', 'confirmed', 0, 'confirmed'],
    // begun by hand before
    ['preparing', 'preparing', 0, 'preparing'],
    ['preparing', 'preparing', 2, 'preparing'],
    ['confirmed', 'confirmed', 0, 'confirmed'],
    // others of it are made: it is begun
    ['confirmed', 'confirmed', 1, null],
    ['confirmed', null, 1, null],
    ['confirmed', null, 0, 'confirmed'],
    ['preparing', null, 0, 'preparing'],
    ['ready', null, 3, 'ready'],
  ] as const)('a move from %s, of a piece from %s, with %d made, leads to %s', (to, from, done, status) => {
    expect(statusAfterUndo(to, from, done)).toBe(status);
  });
});

it('begins and ends an order of one cup in one go', () => {
  expect(movesOfPour('confirmed', 0)).toEqual(['preparing', 'ready']);
  expect(movesOfPour('confirmed', 2)).toEqual(['preparing']);
  expect(movesOfPour('preparing', 1)).toEqual([]);
  expect(movesOfPour('preparing', 0)).toEqual(['ready']);
  expect(statusAfterUnpour('confirmed', 0)).toBe('confirmed');
});
