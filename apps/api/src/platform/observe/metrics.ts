import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { PoolUse } from '../db/database';
import type { PoolName } from '../db/limits';
import type { ShopFigures } from './figures';
import { countProcess } from './process-metrics';
import { shopGauges } from './shop-metrics';

/** What a scrape asks. */
interface Sources {
  /** What the books say. Rejects where the database does not answer. */
  readFigures(): Promise<ShopFigures>;
  pools(): Readonly<Record<PoolName, PoolUse>>;
  /** Whether a balancer may send requests here. */
  isReady(): Promise<boolean>;
  /** Of the program, e.g. `0.1.0`. */
  version: string;
  /** How old figures may be, ms: however many scrape, the books are read that often. Default 5,000. */
  figuresAgeMs?: number;
}

export interface Metrics {
  contentType: string;
  /** All of it in Prometheus' text format. Never rejects for a database that is away: what it would say is left out. */
  text(): Promise<string>;
  close(): void;
}

const FIGURES_AGE_MS = 5_000;
/** Who scrapes gives up after ten seconds as a rule, and wants to hear of the process even then. */
const FIGURES_MS = 2_000;

/** Counts from now on. One for a process: what is told is told to all of them. */
export function createMetrics({
  readFigures,
  pools,
  isReady,
  version,
  figuresAgeMs = FIGURES_AGE_MS,
}: Sources): Metrics {
  const registry = new Registry();
  // event loop delay, garbage collection, memory, processor, open handles
  collectDefaultMetrics({ register: registry });
  const stops = countProcess(registry);
  const fill = shopGauges(registry);
  const registers = [registry];
  const connections = new Gauge({
    name: 'seduh_pool_connections',
    help: 'Connections to the database, and who waits for one',
    labelNames: ['pool', 'state'],
    registers,
  });
  const ready = new Gauge({ name: 'seduh_ready', help: '1 while a balancer may send requests here', registers });
  const known = new Gauge({
    name: 'seduh_figures_known',
    help: '1 while the books could be read: without it figures of the shop are missing',
    registers,
  });
  new Gauge({ name: 'seduh_build_info', help: 'Always 1', labelNames: ['version', 'node'], registers }).set(
    { version, node: process.version },
    1,
  );
  let read: { figures: Promise<ShopFigures>; at: number } | undefined;

  async function refresh(): Promise<void> {
    const now = performance.now();
    if (!read || now - read.at >= figuresAgeMs) read = { figures: readFigures(), at: now };
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), FIGURES_MS).unref());
    const figures = await Promise.race([read.figures, late]).catch(() => null);
    known.set(figures ? 1 : 0);
    fill(figures);
  }

  return {
    contentType: registry.contentType,
    async text() {
      ready.set((await isReady().catch(() => false)) ? 1 : 0);
      for (const [pool, { idle, busy, waiting }] of Object.entries(pools())) {
        connections.set({ pool, state: 'idle' }, idle);
        connections.set({ pool, state: 'busy' }, busy);
        connections.set({ pool, state: 'waiting' }, waiting);
      }
      await refresh();
      return registry.metrics();
    },
    close() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}
