import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { row } from '../row.mjs';

const FIGURE = 'promise';
const PERCENT = 100;

/** How well the shop's forecast is kept on simulated days, beside a constant quarter of an hour on the same ones. */
export async function promiseFigure({ quick }) {
  const load = async (name) =>
    (await runnerImport(fileURLToPath(new URL(`../promise/${name}.ts`, import.meta.url)))).module;
  const [{ DAYS }, { replay }] = [await load('days'), await load('replay')];
  // others than the tests have
  const seeds = Array.from({ length: quick ? 20 : 100 }, (_, seed) => 1_000 + seed);
  return DAYS.flatMap((day) => {
    const { forecast, constant } = replay(day, seeds);
    const rush =
      forecast.keptInRush === null
        ? ''
        : `, in the rush ${percent(forecast.keptInRush)} : ${percent(constant.keptInRush)} %`;
    return [
      row(FIGURE, `${day.name}: kept; always 15 minutes`, {
        ours: forecast.kept * PERCENT,
        baseline: constant.kept * PERCENT,
        unit: '%',
        least: 90,
        note: `${forecast.orders} orders of ${seeds.length} days${rush}; within its range ${percent(forecast.within)} %`,
      }),
      row(FIGURE, `${day.name}: median error`, {
        ours: forecast.medianError,
        baseline: constant.medianError,
        unit: 'min',
        limit: 2,
      }),
    ];
  });
}

const percent = (share) => Math.round(share * PERCENT);
