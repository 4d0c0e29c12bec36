import { DELIVERY } from '@seduh/contract/constants';
import { isHandedOver } from '@seduh/domain';
import type { Known, PlannedOrder } from './order-plan';
import type { DemoPromo } from './promos';
import type { Random } from './random';

export interface RunningPromo extends Known<DemoPromo> {
  startsAt: Date;
  endsAt: Date;
}

/** How often somebody who could use a code does. */
const USED = 0.3;

/**
 * Chooses promos for the demo's orders by the rules that hold for every order; keep one for all of them, oldest
 * first.
 */
export class PromoChoice {
  readonly #random: Random;
  readonly #promos: RunningPromo[];
  readonly #memberMinimum: number;
  /** Since when somebody has the member card. */
  readonly #members = new Map<string, Date>();
  readonly #customers = new Set<string>();
  readonly #uses = new Set<string>();

  /** @param memberMinimum rupiah: the order that brings the member card */
  constructor(random: Random, promos: RunningPromo[], memberMinimum: number) {
    this.#random = random;
    this.#promos = promos;
    this.#memberMinimum = memberMinimum;
  }

  /** The promo this order was placed with, null for none. */
  choose(order: PlannedOrder, subtotal: number, businessDay: string): RunningPromo | null {
    const { customer, deliveryId, placedAt } = order;
    const first = !this.#customers.has(customer.id);
    this.#customers.add(customer.id);
    const fitting = this.#promos.filter(
      ({ id, of, startsAt, endsAt }) =>
        startsAt <= placedAt &&
        placedAt < endsAt &&
        subtotal >= of.minPrice &&
        (!of.dineInOnly || deliveryId === DELIVERY.dineIn) &&
        (!of.newUserOnly || first) &&
        (!of.memberOnly || this.#isMember(customer.id, placedAt)) &&
        !this.#uses.has(dailyUse(id, customer.id, businessDay)),
    );
    if (fitting.length === 0 || !this.#random.chance(USED)) return null;
    const chosen = this.#random.pick(fitting);
    this.#uses.add(dailyUse(chosen.id, customer.id, businessDay));
    return chosen;
  }

  /** Told what each order came to: one that is handed over may bring the member card. */
  note({ customer, status, moves }: PlannedOrder, total: number): void {
    const handedOver = moves.at(-1)?.at;
    if (!handedOver || !isHandedOver(status) || total < this.#memberMinimum) return;
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
