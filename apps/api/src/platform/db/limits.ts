import { availableParallelism } from 'node:os';

/** What a pool of connections may cost the others. All times in milliseconds. */
export interface PoolLimits {
  /** Most connections at a time. */
  size: number;
  /** How long one statement may take. */
  statementMs: number;
  /** How long it may wait for a lock that somebody else holds. */
  lockMs: number;
  /** How long a transaction may stand still between two statements. */
  idleMs: number;
  /** How long to go on trying for a connection. */
  patienceMs: number;
}

export type PoolName = 'main' | 'reads' | 'reports' | 'jobs' | 'limits' | 'probe';

/** The server needs that long to say that a limit was passed; who has not said it by then does not answer at all. */
export const GRACE_MS = 1_000;

/** More searches at once than the machine has cores only make each slower, and everything beside them too. */
const READERS = Math.min(8, Math.max(2, availableParallelism()));

/** A server's pools: who waits for whom. What one of them is busy with takes no connection from another. */
export const SERVING: Readonly<Record<PoolName, PoolLimits>> = {
  /** Orders, payments, accounts. */
  main: { size: 10, statementMs: 6_000, lockMs: 4_000, idleMs: 15_000, patienceMs: 10_000 },
  /** What anybody may ask: menu, search, promos. */
  reads: { size: READERS, statementMs: 5_000, lockMs: 1_000, idleMs: 5_000, patienceMs: 5_000 },
  /** What staff look up: figures, the report, past orders. */
  reports: { size: 2, statementMs: 30_000, lockMs: 1_000, idleMs: 15_000, patienceMs: 10_000 },
  /** What nobody waits for: mails, cleaning, sums, the demo. */
  jobs: { size: 2, statementMs: 300_000, lockMs: 10_000, idleMs: 60_000, patienceMs: 10_000 },
  /** Who has done what too often: a call is not held up by it for long, and a crowd at one door takes no order's connection. */
  limits: { size: 4, statementMs: 1_000, lockMs: 1_000, idleMs: 1_000, patienceMs: 3_000 },
  /** Whether the database answers. */
  probe: { size: 1, statementMs: 1_000, lockMs: 1_000, idleMs: 1_000, patienceMs: 1_000 },
};

/** Of a copy that only reads: it is not waited for, as there is the database itself. */
export const REPLICA: PoolLimits = { ...SERVING.reports, patienceMs: 1_000 };
