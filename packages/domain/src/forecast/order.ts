import type { Shop } from '@seduh/contract';
import { STATIONS } from '@seduh/contract/constants';
import { openOrders, type StoredOrder } from './ahead';
import { leftOfEach } from './board';
import { forecast, waitOf, withChance, type Forecast } from './forecast';
import { peopleAt, type StationRules } from './rules';

/** An order of the board that is asked about. */
export interface BoardOrder extends StoredOrder {
  id: string;
}

const MINUTE_MS = 60_000;

/**
 * When an order of the board is ready as things stand; at the door for door delivery. One that waits is behind what was
 * placed before it, one that has been begun has what is left of it. Null where there is nothing to foresee: it is not on
 * the board, is made already, or its chosen time is so far off that nobody begins it.
 */
export function forecastOfOrder(
  shop: Pick<Shop, 'lead_minutes' | 'ride_minutes'>,
  rules: StationRules,
  board: readonly BoardOrder[],
  { id, now }: { id: string; now: Date },
): Forecast | null {
  const open = openOrders(board, shop.ride_minutes, now);
  const place = open.findIndex(({ stored }) => stored.id === id);
  const own = open[place];
  if (!own) return null;
  const { begunAt, scheduledAt, work, stored } = own;
  const question = { rules, shop, deliveryId: stored.delivery_id, now };
  if (begunAt !== null) {
    const waits = STATIONS.map((station) => {
      const left = leftOfEach(open, station, rules, now.getTime()).find(({ order }) => order === own)?.left ?? [];
      return waitOf(Math.max(0, ...left), [], left, peopleAt(rules, station));
    });
    return withChance(waits, question);
  }
  const turn = scheduledAt === null ? null : scheduledAt - shop.lead_minutes * MINUTE_MS;
  if (turn !== null && turn > now.getTime()) return null;
  // a chosen time whose turn has come goes first; else it is first come, first served
  const ahead = open.filter(
    (other, index) =>
      other.begunAt !== null ||
      (other.scheduledAt === null ? turn === null && index < place : other !== own && isBefore(other.scheduledAt)),
  );
  return forecast({ ...question, board: ahead, cart: work });

  function isBefore(at: number): boolean {
    return scheduledAt === null || at < scheduledAt;
  }
}

/** What a customer is told of an order that is being made. */
export interface Foreseen {
  from: Date;
  to: Date;
  isLate: boolean;
  reason: string | null;
}

/**
 * The forecast beside the promise; null where a time was chosen and is going to be kept: it says nothing more then. What was promised is not taken back for a forecast that is a little behind it, and what
 * staff say is late is not said to be in time.
 * @param promised ms
 * @param said `reason`: why staff say it is late; null: they have not said
 */
export function foreseenOf(
  { expected, range }: Pick<Forecast, 'expected' | 'range'>,
  promised: number,
  { scheduled, reason }: { scheduled: boolean; reason: string | null },
): Foreseen | null {
  const isLate = reason !== null || runsLate(promised, { expected });
  if (scheduled && !isLate) return null;
  const to = reason === null ? range.to : new Date(Math.max(range.to.getTime(), promised));
  return { from: range.from, to, isLate, reason };
}

/** So far behind its promise an order has to be expected before anybody is told, ms. */
const TOLD_FROM = MINUTE_MS;

/** Whether an order is more likely to be late than not. */
const runsLate = (promised: number, { expected }: Pick<Forecast, 'expected'>): boolean =>
  expected.getTime() - promised >= TOLD_FROM;
