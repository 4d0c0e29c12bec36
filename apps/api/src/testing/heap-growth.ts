/**
 * Loaded into a built program before it starts. On SIGUSR2 it makes what lives for a while and dies, as requests do, and
 * says on a line of its own how large the old part of the heap was when it was collected, of what it was then: the median.
 */
const PROBE = `
import { setTimeout as delay } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';

const LIVING = 30_000;
const oldBytes = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;

async function churn() {
  const ring = [];
  const growths = [];
  let [least, most] = [Infinity, 0];
  for (let made = 0; made < 12 * LIVING; made += 1) {
    ring[made % LIVING] = new Array(120).fill(made);
    if (made % 1_000 !== 0) continue;
    // collecting is done beside, and ends between two tasks
    await delay(1);
    const now = oldBytes();
    if (now < most * 0.9) {
      growths.push(most / now);
      most = 0;
    }
    most = Math.max(most, now);
  }
  return growths.toSorted((one, other) => one - other).at(growths.length / 2);
}

process.once('SIGUSR2', () => void churn().then((growth) => process.stdout.write('heap grows ' + growth + ' x\\n')));
`;

/** The variable with which a program that Node runs can be asked by SIGUSR2. */
export const HEAP_PROBE = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PROBE)}` };
