import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { headersOf } from '../customers.mjs';
import { cpuMicros, residentMb } from '../processes.mjs';
import { row } from '../row.mjs';
import { nextAddress } from '../visitors.mjs';

const FIGURE = 'idle streams';
const STREAMS = 5_000;
/** Of one core, for all of them. */
const CORE_PERCENT = 10;
const MINUTE_MS = 60_000;
const OPENING_AT_ONCE = 50;
/** PostgreSQL tells its counts up to a second late; a connection that has nothing to do, up to ten. */
const SETTLE_MS = 2_000;
const IDLE_TELLS_MS = 11_000;

/** What 5,000 open streams on which nothing happens cost the database and the process, against none. */
export async function streamsFigure({ shop, pool, tokens, quick }) {
  const ms = quick ? 3_000 : 8_000;
  const before = await transactionsPerSecond(pool, ms);
  const idle = residentMb(shop.pid);
  const streams = [];
  try {
    for (let opened = 0; opened < STREAMS; opened += OPENING_AT_ONCE) {
      const some = Array.from({ length: OPENING_AT_ONCE }, (_, index) =>
        openStream(shop.port, tokens[(opened + index) % tokens.length]),
      );
      streams.push(...(await Promise.all(some)));
    }
    const open = streams.filter(({ status }) => status === 200).length;
    await delay(IDLE_TELLS_MS);
    const during = await transactionsPerSecond(pool, ms);
    const [cpu, since] = [cpuMicros(shop.pid), performance.now()];
    await delay(quick ? ms : MINUTE_MS);
    const share = (cpuMicros(shop.pid) - cpu) / ((performance.now() - since) * 10);
    const note = open === STREAMS ? '' : `only ${open} of ${STREAMS} streams were opened`;
    return [
      row(FIGURE, `transactions for ${STREAMS} of them; baseline: none open`, {
        ours: during,
        baseline: before,
        unit: '/s',
        limit: before + 5,
        note,
        ...(note && { ok: false }),
      }),
      row(FIGURE, `processor time of the server for ${STREAMS}, of one core`, {
        ours: share,
        unit: '%',
        limit: CORE_PERCENT,
        ...(note && { ok: false }),
      }),
      row(FIGURE, `memory of the server with ${STREAMS}; baseline: none open`, {
        ours: residentMb(shop.pid),
        baseline: idle,
        unit: 'MB',
      }),
    ];
  } finally {
    for (const { request } of streams) request.destroy();
  }
}

function openStream(port, token) {
  return new Promise((resolve) => {
    const request = get({
      host: '127.0.0.1',
      port,
      path: '/api/transactions/events',
      headers: headersOf(token),
      localAddress: nextAddress(),
      agent: false,
    });
    request.on('response', (response) => {
      response.resume().on('error', () => undefined);
      resolve({ request, status: response.statusCode });
    });
    request.on('error', () => resolve({ request, status: 0 }));
  });
}

async function transactionsPerSecond(pool, ms) {
  const count = async () =>
    Number(
      (
        await pool.query(
          'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
        )
      ).rows[0].count,
    );
  await delay(SETTLE_MS);
  const [first, began] = [await count(), performance.now()];
  await delay(ms);
  return ((await count()) - first) / ((performance.now() - began) / 1_000);
}
