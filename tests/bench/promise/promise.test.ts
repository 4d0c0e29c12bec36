import { describe, expect, it } from 'vitest';
import { DAYS } from './days';
import { replay, replayBusy } from './replay';

// the full run of the bench has more of them
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe.each(DAYS)('$name', (day) => {
  const { forecast, constant } = replay(day, SEEDS);

  it('keeps nine promises in ten, and errs by two minutes at most', () => {
    expect(forecast.kept).toBeGreaterThanOrEqual(0.9);
    expect(forecast.within).toBeGreaterThanOrEqual(0.9);
    expect(forecast.medianError).toBeLessThanOrEqual(2);
  });

  it('is closer than a constant quarter of an hour, which breaks far more in the rush', () => {
    expect(constant.medianError).toBeGreaterThan(4 * forecast.medianError);
    if (forecast.keptInRush === null || constant.keptInRush === null) return;
    expect(forecast.keptInRush).toBeGreaterThan(0.87);
    expect(constant.keptInRush).toBeLessThan(0.8);
  });

  it('keeps as many and more where the shop widens times beyond ten minutes', () => {
    const busy = replayBusy(day, SEEDS, 10);
    expect(busy.kept).toBeGreaterThanOrEqual(forecast.kept);
    expect(busy.within).toBeGreaterThanOrEqual(forecast.within);
    expect(busy.medianError).toBeLessThanOrEqual(3);
  });

  it('repeats', () => {
    expect(replay(day, SEEDS.slice(0, 2))).toEqual(replay(day, SEEDS.slice(0, 2)));
  });
});
