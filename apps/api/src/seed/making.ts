import { DELIVERY } from '@seduh/contract/constants';
import { demoWork } from '@seduh/domain/demo-work';
import { forecast, USUAL_STATIONS, workOf } from '@seduh/domain/forecast';
import { addMinutes, type PlannedLine, type PlannedMove } from './order-plan';

/** What takes longer at this counter than its staff have set: what the orders teach is there to be seen. */
const SLOWER: Readonly<Record<string, number>> = { 'hazelnut-latte': 1.4 };
/** Minutes the plan gives to the making, by chance, and what they say: so much quicker or slower than set. */
const MIDDLE = 8;
const REACH = 3;
const SPREAD = 0.4;
/** Times that chance makes have their middle below their mean. */
const BELOW_MEAN = 0.06;
/** No plan expects an order to be made for longer. */
const MOST_MINUTES = 11;
const MINUTE_MS = 60_000;

/** The plan of an order with as much time from begun to ready as what was ordered takes; all that comes after moves along. */
export function madeAtItsPace(moves: PlannedMove[], lines: readonly PlannedLine[]): PlannedMove[] {
  const ready = moves.findIndex(({ to }) => to === 'ready');
  const [begun, made] = [moves[ready - 1]?.at, moves[ready]?.at];
  if (!begun || !made) return moves;
  const planned = (made.getTime() - begun.getTime()) / MINUTE_MS;
  const chance = Math.exp((SPREAD * (planned - MIDDLE)) / REACH - BELOW_MEAN);
  const handover = USUAL_STATIONS.handover_seconds / 60;
  const minutes = Math.min(MOST_MINUTES, handover + (minutesOf(lines, begun) - handover) * chance);
  return moves.map((move, index) => (index < ready ? move : { ...move, at: addMinutes(move.at, minutes - planned) }));
}

/** What these lines take by themselves, hand-over included. */
function minutesOf(lines: readonly PlannedLine[], now: Date): number {
  const pieces = lines.map(({ product: { id, of }, qty }) => {
    const { station, seconds } = demoWork(of.slug);
    return { product_id: id, qty, work: { station, seconds: seconds * (SLOWER[of.slug] ?? 1) }, options: [] };
  });
  const { expected } = forecast({
    rules: USUAL_STATIONS,
    shop: { lead_minutes: 0, ride_minutes: 0 },
    board: [],
    cart: workOf(pieces, USUAL_STATIONS),
    deliveryId: DELIVERY.pickUp,
    now,
  });
  return (expected.getTime() - now.getTime()) / MINUTE_MS;
}
