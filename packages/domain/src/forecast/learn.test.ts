import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnedSeconds, USUAL_STATIONS, type LearnedSeconds, type MadeOrder, type MadePieces } from '.';

const HOUR_MS = 3_600_000;
const latte = (qty = 1, seconds = 100): MadePieces => ({
  product_id: 'latte',
  qty,
  work: { station: 'bar', seconds },
  options: [],
});
const fries = (qty = 1): MadePieces => ({
  ...latte(qty, 200),
  product_id: 'fries',
  work: { station: 'kitchen', seconds: 200 },
});
// handed over without a time of its own: what is learned is then exactly what was taken
const rules = { ...USUAL_STATIONS, handover_seconds: 0 };

/** An hour apart: nobody waits. @param seconds from begun to ready */
const made = (seconds: readonly number[], pieces: MadePieces[] = [latte()]): MadeOrder[] =>
  seconds.map((each, index) => ({ pieces, begunAt: index * HOUR_MS, readyAt: index * HOUR_MS + each * 1_000 }));
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds);
const learn = (orders: readonly MadeOrder[]): LearnedSeconds[] => learnedSeconds(orders, rules);
const atAnotherTime = (order: MadeOrder): MadeOrder => {
  const later = HOUR_MS / 2;
  return { ...order, begunAt: order.begunAt + later, readyAt: order.readyAt + later };
};
/** So many seconds are read as a middle, and what is set as a mean above it. */
const taken = (of: LearnedSeconds[]) => of.map(({ product_id, seconds, orders }) => [product_id, seconds, orders]);

describe('what is learned', () => {
  it('is what most orders took', () => {
    expect(taken(learn(made(times(20, 140))))).toEqual([['latte', 150, 20]]);
    expect(taken(learn(made(times(30, 70))))).toEqual([['latte', 75, 30]]);
  });

  it('is nothing of fewer than twenty orders, nor where what is set fits', () => {
    expect(learn(made(times(19, 140)))).toEqual([]);
    expect(learn(made(times(40, 95)))).toEqual([]);
  });

  it('is nothing that chance could have made', () => {
    const scattered = Array.from({ length: 20 }, (_, index) => 40 + index * 8);
    expect(learn(made(scattered))).toEqual([]);
    const many = Array.from({ length: 10 }, () => scattered).flat();
    expect(taken(learn(made(many)))).toEqual([['latte', 120, 200]]);
  });

  it('leaves out what was forgotten open, and what was called ready as it was begun', () => {
    const odd = [...times(15, 4 * 3_600), ...times(15, 2)];
    expect(taken(learn(made([...times(20, 140), ...odd])))).toEqual([['latte', 150, 20]]);
    expect(learn(made(times(40, 3_600)))).toEqual([]);
  });

  it('leaves out what had to wait for hands, and counts what had them', () => {
    // three at once at a bar of two: the third waits
    const crowd = Array.from({ length: 25 }, (_, index) =>
      [0, 1, 2].map((each) => ({
        pieces: [latte()],
        begunAt: index * HOUR_MS + each,
        readyAt: index * HOUR_MS + (each === 2 ? 280_000 : 140_000),
      })),
    ).flat();
    expect(taken(learn(crowd))).toEqual([['latte', 150, 50]]);
  });

  it('leaves out what was begun by its first piece, and knows that it kept hands full before', () => {
    const tapped = made(times(40, 70)).map((order) => ({ ...order, isBegunByPiece: true }));
    expect(learn(tapped)).toEqual([]);
    expect(taken(learn([...made(times(20, 140)), ...tapped.map(atAnotherTime)]))).toEqual([['latte', 150, 20]]);
    // two of them were under way while the measured one was begun, though nobody had said so yet
    const behind = made(times(20, 140)).flatMap((order) => {
      const before = { ...order, begunAt: order.begunAt + 60_000, readyAt: order.begunAt + 130_000 };
      return [order, { ...before, isBegunByPiece: true }, { ...before, isBegunByPiece: true }];
    });
    expect(learn(behind)).toEqual([]);
  });

  it('goes to the product that decided, not to what was made beside it', () => {
    const lunch = made(times(20, 280), [latte(), fries()]);
    expect(taken(learn(lunch))).toEqual([['fries', 300, 20]]);
    // half and half at one station says nothing of either
    const shared = made(times(40, 280), [
      latte(),
      { ...latte(1, 95), product_id: 'mocha' },
      { ...latte(1, 95), product_id: 'flat' },
    ]);
    expect(learn(shared)).toEqual([]);
  });

  it('stays within half and double of what is set, and in steps of five seconds', () => {
    expect(learn(made(times(20, 350)))[0]?.seconds).toBe(200);
    expect(learn(made(times(20, 25)))[0]?.seconds).toBe(50);
    const long = { ...latte(1, 1_500) };
    expect(learn(made(times(20, 3_500), [long]))[0]?.seconds).toBe(1_800);
  });

  it('goes by the pace of the shop, which is not learned twice', () => {
    const slow = { ...rules, pace: 150 };
    expect(learnedSeconds(made(times(20, 140)), slow)).toEqual([]);
  });
});

describe('whatever was made', () => {
  const orders = fc.array(
    fc.record({
      pieces: fc.array(fc.constantFrom(latte(), latte(3), fries(), latte(1, 0)), { minLength: 1, maxLength: 3 }),
      begunAt: fc.integer({ min: 0, max: 40 * HOUR_MS }),
      took: fc.integer({ min: 0, max: 2 * HOUR_MS }),
    }),
    { minLength: 20, maxLength: 120 },
  );
  const asMade = (all: { pieces: MadePieces[]; begunAt: number; took: number }[]) =>
    all.map(({ took, ...order }) => ({ ...order, readyAt: order.begunAt + took }));

  it('is within the bounds, from enough orders, and matters', () => {
    fc.assert(
      fc.property(orders, (all) => {
        for (const { set, seconds, orders: count } of learn(asMade(all))) {
          expect(seconds).toBeGreaterThanOrEqual(set / 2);
          expect(seconds).toBeLessThanOrEqual(set * 2);
          expect(Math.abs(seconds - set)).toBeGreaterThanOrEqual(5);
          expect(count).toBeGreaterThanOrEqual(20);
        }
      }),
    );
  });

  it('does not go by the order in which it is read', () => {
    fc.assert(
      fc.property(orders, (all) => {
        // two that began in the same millisecond could wait for each other either way
        const made = asMade(all).filter(
          ({ begunAt }, index) => all.findIndex((other) => other.begunAt === begunAt) === index,
        );
        expect(learn(made.toReversed())).toEqual(learn(made));
      }),
    );
  });

  it('is moved little by a few odd orders', () => {
    const odd = fc.array(fc.integer({ min: 0, max: 5 * 3_600 }), { maxLength: 4 });
    fc.assert(
      fc.property(odd, (seconds) => {
        const [latteTakes] = learn(made([...times(40, 140), ...seconds]));
        expect(latteTakes?.seconds).toBe(150);
      }),
    );
  });
});
