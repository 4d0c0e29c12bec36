import { parseArgs } from 'node:util';

const USAGE = `usage: npm run bench -- [--quick] [--no-build] [--only NAME,…] [--keep DIR] [--size N] [--minutes N] [--out FILE]
  --quick     under a minute: fewer and shorter rounds
  --no-build  measure the build that is there
  --only      of: list, catalogue, crowd, orders, memory, board, streams, staff, recovery, failover, pages, parts, promise, weight, size, processes (start is always
              measured, but for promise and weight by themselves, which need no shop; weight installs the peers and
              wants packages/ui built: npm run build:ui)
  --keep      a folder for the shops with 100,000 products, 500,000 orders, 5,000,000 orders: the next run finds them written
  --size      orders of the shop that size asks, with a customer for each 50 and a product for each 500; default 5000000
  --minutes   how long the rush of memory lasts; without it ten seconds
  --out       where the figures go as JSON; default test-results/bench.json`;
const PARTS = [
  'list',
  'catalogue',
  'crowd',
  'orders',
  'memory',
  'board',
  'streams',
  'staff',
  'recovery',
  'failover',
  'pages',
  'parts',
  'promise',
  'weight',
  'size',
  'processes',
];
/** What installs something, or writes for a quarter of an hour, is taken where it is named. */
const ASKED_FOR = new Set(['weight', 'size', 'processes']);
const SIZE = 5_000_000;

/** A year of orders takes minutes to write, and being killed ten times takes a while: a quick run has them where named. */
const SLOW = new Set(['staff', 'recovery', 'failover']);

/** What the command line asks for; ends the process with a word on usage where it does not fit. */
export function readOptions() {
  try {
    const { values } = parseArgs({
      // pnpm hands its own `--` on
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      options: {
        quick: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        only: { type: 'string' },
        keep: { type: 'string' },
        size: { type: 'string' },
        minutes: { type: 'string' },
        out: { type: 'string', default: 'test-results/bench.json' },
      },
    });
    const parts =
      values.only?.split(',') ?? PARTS.filter((part) => !ASKED_FOR.has(part) && (!values.quick || !SLOW.has(part)));
    if (!parts.every((part) => PARTS.includes(part))) throw new Error(`unknown part in --only ${values.only}`);
    const { quick, keep, out } = values;
    const size = count('size', values.size, SIZE);
    const minutes = count('minutes', values.minutes, null);
    return { quick, keep, build: !values['no-build'], out, size, minutes, parts: new Set(parts) };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

function count(name, text, otherwise) {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} takes a whole number above 0, and not "${text}"`);
  return Number(text);
}
