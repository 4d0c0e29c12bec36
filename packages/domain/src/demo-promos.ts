import type { PromoOffer } from './promo-offers';

/** The codes of the demo shop's promos. */
export type DemoPromoCode = 'PASTA20' | 'HALO' | 'PANDAN' | 'MAKAN' | 'NGOPI' | 'ANTAR';

/** A promo of the demo shop. */
export interface DemoPromo {
  code: DemoPromoCode;
  name: string;
  description: string;
  /** The same in Indonesian. */
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
  /** The product of the demo menu whose image it has. */
  slug: string;
}

const percentOff = (percent: number): PromoOffer => ({ kind: 'percent', percent, amount_off: null, bundle: null });
const FOR_ALL = { dineInOnly: false, newUserOnly: false, memberOnly: false };

/** The cards of the Promo Today panel, in its order: the four of the first shop, and what else a promo can give. */
export const DEMO_PROMOS: readonly DemoPromo[] = [
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
    slug: 'nasi-goreng',
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
    slug: 'hazelnut-latte',
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
    slug: 'matcha-latte',
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
    slug: 'pancakes',
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
    slug: 'cappuccino',
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
    slug: 'nasi-goreng',
  },
];
