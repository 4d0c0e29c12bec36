import { DELIVERY } from '@seduh/contract/constants';
import { bundlePieces, isHandedOver, type OfferedLine } from '@seduh/domain';
import type { DemoPromo } from '@seduh/domain/demo-promos';
import type { Known, PlannedOrder } from './order-plan';
import type { Random } from './random';

export interface RunningPromo extends Known<DemoPromo> {
  startsAt: Date;
  endsAt: Date;
}

/** How often somebody who could use a code does. */
const USED = 0.3;

/** What is in a planned order. */
interface PlannedCart {
  subtotal: number;
  lines: readonly OfferedLine[];
  /** Of a ride. */
  fee: number;
}

/** Chooses promos by the rules that hold for every order; keep one for all the demo's orders, oldest first. */
export class PromoChoice {
  /** Since when somebody has the member card. */
  readonly #members = new Map<string, Date>();
  readonly #customers = new Set<string>();
  readonly #uses = new Set<string>();

  /** @param memberMinimum rupiah: the order that brings the member card */
  constructor(
    private readonly random: Random,
    private readonly promos: RunningPromo[],
    private readonly memberMinimum: number,
  ) {}

  /** The promo this order was placed with, null for none. */
  choose(order: PlannedOrder, { subtotal, lines, fee }: PlannedCart, businessDay: string): RunningPromo | null {
    const { customer, deliveryId, placedAt } = order;
    const first = !this.#customers.has(customer.id);
    this.#customers.add(customer.id);
    const fitting = this.promos.filter(
      ({ id, of, startsAt, endsAt }) =>
        startsAt <= placedAt &&
        placedAt < endsAt &&
        subtotal >= of.minPrice &&
        (!of.dineInOnly || deliveryId === DELIVERY.dineIn) &&
        (!of.newUserOnly || first) &&
        (!of.memberOnly || this.#isMember(customer.id, placedAt)) &&
        (of.offer.kind !== 'delivery' || (deliveryId === DELIVERY.doorDelivery && fee > 0)) &&
        (!of.offer.bundle || bundlePieces(of.offer.bundle, lines) > of.offer.bundle.buy) &&
        !this.#uses.has(dailyUse(id, customer.id, businessDay)),
    );
    if (fitting.length === 0 || !this.random.chance(USED)) return null;
    const chosen = this.random.pick(fitting);
    this.#uses.add(dailyUse(chosen.id, customer.id, businessDay));
    return chosen;
  }

  /** To be called with what each order came to: one that is handed over may bring the member card. */
  note({ customer, status, moves }: PlannedOrder, total: number): void {
    const handedOver = moves.at(-1)?.at;
    if (!handedOver || !isHandedOver(status) || total < this.memberMinimum) return;
    const since = this.#members.get(customer.id) ?? handedOver;
    this.#members.set(customer.id, since < handedOver ? since : handedOver);
  }

  #isMember(customerId: string, at: Date): boolean {
    const since = this.#members.get(customerId);
    return since !== undefined && since <= at;
  }
}

const dailyUse = (promoId: string, userId: string, businessDay: string): string =>
  `${promoId} ${userId} ${businessDay}`;
