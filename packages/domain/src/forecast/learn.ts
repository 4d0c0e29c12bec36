import type { Station } from '@seduh/contract';
import { MAKING_LIMITS, STATIONS } from '@seduh/contract/constants';
import { batchesMs } from './board';
import { handoverSpread, waitOf } from './forecast';
import { freeLanes, give } from './lanes';
import { peopleAt, type StationRules } from './rules';
import { workOf, type MadePieces, type Work } from './work';

/** An order that was made, as far as it teaches what its products take. */
export interface MadeOrder {
  /** With what is set for them now: what is learned is beside that. */
  pieces: readonly MadePieces[];
  /** ms */
  begunAt: number;
  /** Nobody said that it was begun: its first piece was done at `begunAt`. Left out: somebody did. */
  isBegunByPiece?: boolean;
  /** ms */
  readyAt: number;
}

/** What a product takes, by the orders that it decided. */
export interface LearnedSeconds {
  product_id: string;
  /** Seconds of one piece as they are set. */
  set: number;
  /** As they are learned: from half of what is set to double. */
  seconds: number;
  /** How many orders say so. */
  orders: number;
}

/** Fewer orders of a product say nothing. */
const LEAST_ORDERS = 20;
/** Less of a difference is not worth a change: a share of what is set, and seconds. */
const LEAST_SHARE = 0.1;
const LEAST_SECONDS = 5;
/** Learned seconds are told in steps: nobody measures a single one. */
const STEP = 5;
const BOUNDS = { least: 0.5, most: 2 };
/** An order outside of this was forgotten open, or called ready in one go with begun: no measure of anything. */
const CREDIBLE = { least: 0.2, most: 4 };
/** A product has to be so much of an order's work for the order's time to be its own. */
const DECIDES = 0.5;
/** How many standard errors a difference has to be: what chance could have made is none. */
const BEYOND_CHANCE = 3;
/** From the middle distance of many values to the standard error of their middle, times the root of how many. */
const STANDARD_ERROR = 1.4826 * 1.2533;
const SECOND_MS = 1_000;

/** How much longer an order took than what is set says, and how much of its work is a product's. */
interface Measured {
  ratio: number;
  share: number;
}

/**
 * What products really take, where that differs from what is set. Each order that found hands free says by how much its
 * making was longer or shorter than the model of its work alone; of a product the weighted middle of its orders counts,
 * which a few odd ones cannot move. Sorted by how many orders say so.
 */
export function learnedSeconds(orders: readonly MadeOrder[], rules: StationRules): LearnedSeconds[] {
  const products = new Map<string, { set: number; measured: Measured[] }>();
  for (const { making, ratio } of measuredOrders(orders, rules)) {
    const decider = making.deciding.find(({ share }) => share >= DECIDES);
    if (!decider || decider.set === 0) continue;
    const product = products.get(decider.product_id) ?? { set: decider.set, measured: [] };
    product.measured.push({ ratio, share: decider.share });
    products.set(decider.product_id, product);
  }
  return [...products]
    .flatMap(([product_id, { set, measured }]) => {
      const seconds = secondsFrom(set, measured);
      return seconds === null ? [] : [{ product_id, set, seconds, orders: measured.length }];
    })
    .toSorted((one, other) => other.orders - one.orders || (one.product_id < other.product_id ? -1 : 1));
}

/** Seconds of one piece by these orders; null where there are too few, or what is set fits. */
function secondsFrom(set: number, measured: readonly Measured[]): number | null {
  if (measured.length < LEAST_ORDERS) return null;
  const middle = weightedMedian(measured);
  const distances = measured.map(({ ratio, share }) => ({ ratio: Math.abs(ratio - middle), share }));
  const error = (STANDARD_ERROR * weightedMedian(distances)) / Math.sqrt(measured.length);
  if (Math.abs(middle - 1) < Math.max(LEAST_SHARE, BEYOND_CHANCE * error)) return null;
  const most = Math.min(MAKING_LIMITS.seconds, Math.floor(BOUNDS.most * set));
  const least = Math.min(most, Math.ceil(BOUNDS.least * set));
  const seconds = Math.min(most, Math.max(least, Math.round((middle * set) / STEP) * STEP));
  return Math.abs(seconds - set) < LEAST_SECONDS ? null : seconds;
}

/** The value that half of the weight lies below. */
function weightedMedian(values: readonly Measured[]): number {
  const sorted = values.toSorted((one, other) => one.ratio - other.ratio);
  let left = sorted.reduce((sum, { share }) => sum + share, 0) / 2;
  for (const { ratio, share } of sorted) if ((left -= share) <= 0) return ratio;
  return sorted.at(-1)?.ratio ?? 1;
}

/** What the model says of an order's work by itself. */
interface Making {
  work: Work;
  /** Of the slowest station. */
  ms: number;
  spread: number;
  /** The products of that station, each with its share of the work there. */
  deciding: { product_id: string; set: number; share: number }[];
}

/**
 * Orders that nobody had to wait for, with what they took beside the model; incredible ones are left out, and those of
 * which nobody knows when they were begun: they keep hands full, from as long before their first piece as all of it takes.
 */
function* measuredOrders(
  orders: readonly MadeOrder[],
  rules: StationRules,
): Generator<{ making: Making; ratio: number }> {
  const handover = rules.handover_seconds * SECOND_MS;
  let open: { work: Work; until: number }[] = [];
  const inTurn = orders
    .map(({ pieces, begunAt, readyAt, isBegunByPiece = false }) => {
      const making = makingOf(pieces, rules);
      return { making, begunAt: begunAt - (isBegunByPiece ? making.ms : 0), readyAt, isBegunByPiece };
    })
    .toSorted((one, other) => one.begunAt - other.begunAt);
  for (const { making, begunAt, readyAt, isBegunByPiece } of inTurn) {
    open = open.filter(({ until }) => until > begunAt);
    const others = open;
    // whatever was forgotten keeps nobody's hands full for hours
    open = [...open, { work: making.work, until: Math.min(readyAt, begunAt + CREDIBLE.most * making.ms + handover) }];
    if (isBegunByPiece || making.ms === 0 || !hasHands(making.work, others, rules)) continue;
    // times that chance makes are skewed, with their middle below their mean: what is set is a mean
    const unevenness = Math.hypot(making.spread, handoverSpread(rules)) / (making.ms + handover);
    const mean = (readyAt - begunAt) * Math.hypot(1, unevenness);
    const ratio = (mean - handover) / making.ms;
    if (ratio >= CREDIBLE.least && ratio <= CREDIBLE.most) yield { making, ratio };
  }
}

function makingOf(pieces: readonly MadePieces[], rules: StationRules): Making {
  const work = workOf(pieces, rules);
  const stations = STATIONS.map((station) => {
    const batches = batchesMs(work, station, rules);
    return { station, batches, ms: spanOf(batches, peopleAt(rules, station)) };
  });
  const slowest = stations.reduce((one, other) => (other.ms > one.ms ? other : one));
  return {
    work,
    ms: slowest.ms,
    spread: waitOf(slowest.ms, [], slowest.batches, peopleAt(rules, slowest.station)).spread,
    deciding: sharesAt(slowest.station, pieces, rules),
  };
}

/** How long people side by side take for batches, ms. */
function spanOf(batches: readonly number[], people: number): number {
  const lanes = freeLanes(people, 0);
  return Math.max(0, ...batches.map((ms) => give(lanes, ms)));
}

/** How much of the work at a station each product is. */
function sharesAt(station: Station, pieces: readonly MadePieces[], rules: StationRules): Making['deciding'] {
  const ids = [...new Set(pieces.map(({ product_id }) => product_id))];
  const parts = ids.map((product_id) => {
    const own = pieces.filter((piece) => piece.product_id === product_id);
    // only what the product itself takes there is set for it
    const set = own[0]?.work.station === station ? own[0].work.seconds : 0;
    return { product_id, set, ms: sum(batchesMs(workOf(own, rules), station, rules)) };
  });
  const all = sum(parts.map(({ ms }) => ms));
  return parts.map(({ ms, ...part }) => ({ ...part, share: all === 0 ? 0 : ms / all }));
}

/** Whether there were as many people without something in their hands as an order could use, at each of its stations. */
const hasHands = (work: Work, others: readonly { work: Work }[], rules: StationRules): boolean =>
  STATIONS.every((station) => {
    const people = peopleAt(rules, station);
    const handsOf = (order: Work) => Math.min(people, order[station]?.length ?? 0);
    const own = handsOf(work);
    return own === 0 || own + sum(others.map((other) => handsOf(other.work))) <= people;
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
