import { demoWork } from '@seduh/domain/demo-work';
import { learnedSeconds, USUAL_STATIONS, type MadeOrder } from '@seduh/domain/forecast';
import { describe, expect, it } from 'vitest';
import { DAYS, visitsOf } from './days';
import { piecesOf } from './replay';
import { Shift } from './shift';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Mornings and afternoons of a week: a quiet one, a rush, a bus, somebody missing, an order of 30 among them. */
const HALVES = 14;

/** What the board of a simulated week shows. @param factors how much longer things really take, by what they are */
function weekOf(factors: Readonly<Record<string, number>>, seed: number): MadeOrder[] {
  return Array.from({ length: HALVES }, (_, half) => half).flatMap((half) => {
    const day = DAYS[half % DAYS.length];
    if (!day) return [];
    const shift = new Shift(day.people, seed + half, (slug) => factors[slug] ?? 1);
    for (const { at, lines, wantedAt } of visitsOf(day, seed + half)) {
      shift.runUntil(at);
      shift.take(lines, wantedAt === null ? at : wantedAt - 15, wantedAt !== null);
    }
    shift.runUntil(600);
    return shift.tickets.flatMap(({ lines, begunAt, readyAt }) => {
      if (begunAt === null || readyAt === null) return [];
      const ms = (minutes: number) => (half * DAY_MS) / 2 + minutes * MINUTE_MS;
      return [{ pieces: piecesOf(lines), begunAt: ms(begunAt), readyAt: ms(readyAt) }];
    });
  });
}

const learnedIn = (factors: Readonly<Record<string, number>>, seed: number) =>
  learnedSeconds(weekOf(factors, seed), USUAL_STATIONS);
const SEEDS = [0, 200, 300];
const lattes = (factor: number, seed: number) =>
  learnedIn({ 'hazelnut-latte': factor }, seed).find(({ product_id }) => product_id === 'hazelnut-latte');

describe.each(SEEDS)('a simulated week (%d)', (seed) => {
  it('teaches that one thing takes 1.4 times as long, and nothing of the others that is not so', () => {
    const learned = learnedIn({ 'hazelnut-latte': 1.4 }, seed);
    const latte = learned.find(({ product_id }) => product_id === 'hazelnut-latte');
    expect(latte?.seconds).toBeGreaterThan(105 * 0.85);
    expect(latte?.seconds).toBeLessThan(105 * 1.15);
    for (const { product_id, seconds } of learned.filter((one) => one !== latte))
      expect(Math.abs(seconds / demoWork(product_id).seconds - 1), product_id).toBeLessThan(0.2);
  });

  it('teaches no more than double and no less than half', () => {
    expect(lattes(2.6, seed)?.seconds).toBe(150);
    expect(lattes(0.3, seed)?.seconds).toBeGreaterThanOrEqual(38);
  });
});

it('repeats', () => {
  expect(learnedIn({ 'hazelnut-latte': 1.4 }, 0)).toEqual(learnedIn({ 'hazelnut-latte': 1.4 }, 0));
});
