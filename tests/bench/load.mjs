import { Connection } from './connection.mjs';
import { quantile } from './stats.mjs';

/**
 * One who calls from an address of their own over one keep-alive connection, one request after the other.
 *
 * @typedef {{ address: string, requests: Iterable<Buffer> }} Visitor
 */

/**
 * Lets visitors in, `concurrency` at a time, until all have been or `ms` are over.
 *
 * @param {{ port: number, visitors: Iterable<Visitor>, concurrency: number, ms?: number }} options
 */
export async function load({ port, visitors, concurrency, ms = Number.POSITIVE_INFINITY }) {
  const tally = { times: [], statuses: {}, refusals: {}, errors: {} };
  const queue = visitors[Symbol.iterator]();
  const started = performance.now();
  const deadline = started + ms;
  const worker = async () => {
    while (performance.now() < deadline) {
      // not for…of: one worker's end must not close the queue for the others
      const { value: visitor, done } = queue.next();
      if (done) return;
      await visit(port, visitor, deadline, tally).catch((error) => count(tally.errors, error.code ?? error.message));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return summary(tally, (performance.now() - started) / 1000);
}

async function visit(port, { address, requests }, deadline, tally) {
  const connection = await Connection.open({ port, address });
  try {
    for (const request of requests) {
      const sent = performance.now();
      if (sent >= deadline) return;
      const { status, body } = await connection.send(request).catch((error) => {
        throw new Error(`${error.code ?? error.message} to ${whatOf(request)}`, { cause: error });
      });
      tally.times.push(performance.now() - sent);
      count(tally.statuses, status);
      if (status >= 400) count(tally.refusals, `${status} ${codeOf(body)}`);
    }
  } finally {
    connection.close();
  }
}

/** @typedef {ReturnType<typeof summary>} LoadResult Times in milliseconds. */
function summary({ times, statuses, refusals, errors }, seconds) {
  return {
    answers: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    times,
    statuses,
    refusals,
    errors,
  };
}

/** What went wrong in several results, in words; empty where nothing did. @param {LoadResult[]} results */
export function troubles(results, { expected }) {
  const all = {};
  for (const { statuses, refusals, errors } of results) {
    for (const [name, times] of Object.entries(errors)) count(all, name, times);
    for (const [name, times] of Object.entries(refusals))
      if (!expected(Number.parseInt(name, 10))) count(all, name, times);
    for (const [status, times] of Object.entries(statuses))
      if (status < 400 && !expected(Number(status))) count(all, status, times);
  }
  return Object.entries(all)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ');
}

function count(counts, name, times = 1) {
  counts[name] = (counts[name] ?? 0) + times;
}

/** Method and kind of a request, without what tells one from the next. */
const whatOf = (request) => /^\w+ \/(api\/)?[^/?\s]*/.exec(request.latin1Slice(0, 100))[0];

function codeOf(body) {
  return /"code":"(\w+)"/.exec(body.toString())?.[1] ?? '';
}
