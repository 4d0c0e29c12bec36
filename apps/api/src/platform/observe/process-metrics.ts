import { ALL_PAYMENTS, DELIVERY_METHODS } from '@seduh/contract/constants';
import { methodName } from '@seduh/domain';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import {
  answered,
  backupRan,
  backupStoreAsked,
  cacheAsked,
  connectionTaken,
  imageStoreAsked,
  jobRan,
  orderMoved,
  orderPlaced,
  policyBroken,
  primaryChecked,
  segmentsWait,
  streamsChanged,
  visitMeasured,
} from './signals';

const ANSWER_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Around what the web calls good and poor: LCP 2.5 and 4 s, INP 0.2 and 0.5, FCP 1.8 and 3, TTFB 0.8 and 1.8. */
const VITAL_S = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
/** The same: 0.1 and 0.25. */
const SHIFT = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const WAIT_S = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];
/** Of an address that no route has. */
const NO_ROUTE = 'none';

/**
 * Counts what this process does, as its signals tell. Labels are patterns, codes and names from lists, never what somebody
 * sent: their number is bounded.
 * @returns the ways to stop
 */
export function countProcess(registry: Registry): (() => void)[] {
  const registers = [registry];
  const requests = new Counter({
    name: 'seduh_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'seduh_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer; event streams left out',
    labelNames: ['method', 'route'],
    buckets: ANSWER_S,
    registers,
  });
  const errors = new Counter({
    name: 'seduh_errors_total',
    help: 'Refusals and failures, by the code that the client gets',
    labelNames: ['code'],
    registers,
  });
  const cache = new Counter({
    name: 'seduh_cache_requests_total',
    help: 'What was looked for in a cache, by whether it was there',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const waits = new Histogram({
    name: 'seduh_pool_wait_seconds',
    help: 'How long was waited for a connection to the database',
    labelNames: ['pool'],
    buckets: WAIT_S,
    registers,
  });
  const failures = new Counter({
    name: 'seduh_pool_failures_total',
    help: 'Waits for a connection to the database that were given up',
    labelNames: ['pool'],
    registers,
  });
  const primaries = new Counter({
    name: 'seduh_primary_checks_total',
    help: 'New connections to a database of its own, by whether another one has taken over from it; unknown: it does not say',
    labelNames: ['outcome'],
    registers,
  });
  // an alert sees the first one only where there was a nought before it
  for (const outcome of ['current', 'former', 'unknown'] as const) primaries.inc({ outcome }, 0);
  const jobs = new Counter({
    name: 'seduh_job_runs_total',
    help: 'Runs of what the shop does by itself',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const lastDone = new Gauge({
    name: 'seduh_job_last_done_timestamp_seconds',
    help: 'When a job was last done without a failure',
    labelNames: ['job'],
    registers,
  });
  const jobTimes = new Gauge({
    name: 'seduh_job_last_duration_seconds',
    help: 'How long the last run of a job took',
    labelNames: ['job'],
    registers,
  });
  const imageStore = new Counter({
    name: 'seduh_image_store_requests_total',
    help: 'What was asked of the bucket that keeps pictures; silent: it did not answer',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const backups = new Counter({
    name: 'seduh_backup_runs_total',
    help: 'Looks after what is to be copied: whether a base backup is due (all), the log, pictures; one that found another process at it is none',
    labelNames: ['part', 'outcome'],
    registers,
  });
  const lastBackups = new Gauge({
    name: 'seduh_backup_last_done_timestamp_seconds',
    help: 'When the last look ended well: whether a base backup is due (all; made if so), the log, pictures',
    labelNames: ['part'],
    registers,
  });
  const waitingSegments = new Gauge({
    name: 'seduh_backup_segments_waiting',
    help: 'Finished segments of the log, 16 MB each, that are not copied yet',
    registers,
  });
  const backupStore = new Counter({
    name: 'seduh_backup_store_requests_total',
    help: 'What was asked of the bucket of backups; silent: it did not answer',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const streams = new Gauge({ name: 'seduh_event_streams', help: 'Event streams that are open', registers });
  const placed = new Counter({
    name: 'seduh_orders_placed_total',
    help: 'Orders that this process has taken',
    labelNames: ['from', 'delivery', 'payment'],
    registers,
  });
  const moved = new Counter({
    name: 'seduh_order_moves_total',
    help: 'Moves of orders that this process has made for somebody',
    labelNames: ['to'],
    registers,
  });
  const policyReports = new Counter({
    name: 'seduh_policy_reports_total',
    help: 'What browsers reported that the content policy stopped, by directive; extensions left out',
    labelNames: ['directive'],
    registers,
  });
  const vitals = new Histogram({
    name: 'seduh_web_vital_seconds',
    help: 'What visits measured in browsers, by the page they began with: LCP, INP, FCP, TTFB',
    labelNames: ['vital', 'page'],
    buckets: VITAL_S,
    registers,
  });
  const shifts = new Histogram({
    name: 'seduh_web_vital_layout_shift',
    help: 'How far pages moved under who read them (CLS), by the page a visit began with',
    labelNames: ['page'],
    buckets: SHIFT,
    registers,
  });

  return [
    answered.hear(({ method, route, status, ms, code, isStream }) => {
      requests.inc({ method, route: route ?? NO_ROUTE, status });
      if (!isStream) durations.observe({ method, route: route ?? NO_ROUTE }, ms / 1_000);
      if (code) errors.inc({ code });
    }),
    cacheAsked.hear(({ cache: name, isHit }) => cache.inc({ cache: name, outcome: isHit ? 'hit' : 'miss' })),
    connectionTaken.hear(({ pool, ms, isGiven }) => {
      waits.observe({ pool }, ms / 1_000);
      if (!isGiven) failures.inc({ pool });
    }),
    primaryChecked.hear((labels) => primaries.inc(labels)),
    jobRan.hear(({ job, ms, isDone }) => {
      jobs.inc({ job, outcome: isDone ? 'done' : 'failed' });
      jobTimes.set({ job }, ms / 1_000);
      if (isDone) lastDone.set({ job }, Date.now() / 1_000);
    }),
    imageStoreAsked.hear((labels) => imageStore.inc(labels)),
    backupStoreAsked.hear((labels) => backupStore.inc(labels)),
    segmentsWait.hear((count) => waitingSegments.set(count)),
    backupRan.hear(({ part, isDone }) => {
      backups.inc({ part, outcome: isDone ? 'done' : 'failed' });
      if (isDone) lastBackups.set({ part }, Date.now() / 1_000);
    }),
    streamsChanged.hear((change) => streams.inc(change)),
    orderPlaced.hear(({ from, delivery, payment }) =>
      placed.inc({
        from,
        delivery: methodName(DELIVERY_METHODS, delivery),
        payment: methodName(ALL_PAYMENTS, payment),
      }),
    ),
    orderMoved.hear(({ to }) => moved.inc({ to })),
    policyBroken.hear(({ directive }) => policyReports.inc({ directive })),
    visitMeasured.hear(({ page, vitals: { CLS, ...times } }) => {
      for (const [vital, ms] of Object.entries(times)) vitals.observe({ vital, page }, ms / 1_000);
      if (CLS !== undefined) shifts.observe({ page }, CLS);
    }),
  ];
}
