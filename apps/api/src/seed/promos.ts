import { DELIVERY } from '@seduh/contract/constants';
import { bundlePieces, isHandedOver, type OfferedLine, type PromoOffer } from '@seduh/domain';
import { demoImage } from './images';
import type { Known, PlannedOrder } from './order-plan';
import type { Random } from './random';

export interface DemoPromo {
  code: string;
  name: string;
  description: string;
  indonesian: { name: string; description: string };
  offer: PromoOffer;
  /** Rupiah that it gives in all; left out for no bound. */
  budget?: number;
  /** Rupiah. */
  minPrice: number;
  dineInOnly: boolean;
  newUserOnly: boolean;
  memberOnly: boolean;
  /** Days it has run already, and runs in all. */
  startedDaysAgo: number;
  duration: number;
  image: string;
}

const percentOff = (percent: number): PromoOffer => ({ kind: 'percent', percent, amount_off: null, bundle: null });
const FOR_ALL = { dineInOnly: false, newUserOnly: false, memberOnly: false };

/** The cards of the Promo Today panel, in its order: the four of the first shop, and what else a promo can give. */
export const PROMOS: DemoPromo[] = [
  {
    code: 'PASTA20',
    name: 'Afternoon plate, 20% off',
    description: 'A plate and a cup for the afternoon: 20% off from IDR 50,000.',
    indonesian: {
      name: 'Piring sore, diskon 20%',
      description: 'Sepiring dan secangkir untuk sore hari: diskon 20% mulai Rp50.000.',
    },
    offer: percentOff(20),
    minPrice: 50_000,
    ...FOR_ALL,
    startedDaysAgo: 24,
    duration: 60,
    image: demoImage('nasi-goreng'),
  },
  {
    code: 'HALO',
    name: 'First order, half price',
    description: 'Half the price of your first order.',
    indonesian: {
      name: 'Pesanan pertama, setengah harga',
      description: 'Setengah harga untuk pesanan pertamamu.',
    },
    offer: percentOff(50),
    minPrice: 0,
    ...FOR_ALL,
    newUserOnly: true,
    startedDaysAgo: 20,
    duration: 90,
    image: demoImage('hazelnut-latte'),
  },
  {
    code: 'PANDAN',
    name: 'Pandan Week',
    description: '15% off all week, from IDR 40,000. For everyone with a member card.',
    indonesian: {
      name: 'Pekan Pandan',
      description: 'Diskon 15% sepekan penuh mulai Rp40.000, untuk semua yang punya kartu member.',
    },
    offer: percentOff(15),
    minPrice: 40_000,
    ...FOR_ALL,
    memberOnly: true,
    startedDaysAgo: 2,
    duration: 7,
    image: demoImage('matcha-latte'),
  },
  {
    code: 'MAKAN',
    name: 'Lunch with the team',
    description: '10% off from IDR 120,000 when you dine in.',
    indonesian: {
      name: 'Makan siang bareng tim',
      description: 'Diskon 10% mulai Rp120.000 kalau makan di tempat.',
    },
    offer: percentOff(10),
    minPrice: 120_000,
    ...FOR_ALL,
    dineInOnly: true,
    startedDaysAgo: 1,
    duration: 30,
    image: demoImage('pancakes'),
  },
  {
    code: 'NGOPI',
    name: 'Two coffees, one more on us',
    description: 'Buy two coffees and the third is free: the cheapest of the three.',
    indonesian: {
      name: 'Dua kopi, satu lagi dari kami',
      description: 'Beli dua kopi, yang ketiga gratis: yang paling murah dari ketiganya.',
    },
    offer: {
      kind: 'bundle',
      percent: 0,
      amount_off: null,
      bundle: { buy: 2, free: 1, category_id: 1, product_id: null },
    },
    minPrice: 0,
    ...FOR_ALL,
    startedDaysAgo: 6,
    duration: 30,
    image: demoImage('cappuccino'),
  },
  {
    code: 'ANTAR',
    name: 'The ride is on us',
    description: 'Free delivery from IDR 75,000, until we have paid for IDR 2,000,000 of rides.',
    indonesian: {
      name: 'Ongkir kami yang bayar',
      description: 'Gratis ongkir mulai Rp75.000, sampai kami membayari ongkir sebesar Rp2.000.000.',
    },
    offer: { kind: 'delivery', percent: 0, amount_off: null, bundle: null },
    budget: 2_000_000,
    minPrice: 75_000,
    ...FOR_ALL,
    startedDaysAgo: 4,
    duration: 30,
    image: demoImage('nasi-goreng'),
  },
];

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
