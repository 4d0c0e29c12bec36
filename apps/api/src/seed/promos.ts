import { demoPicture } from './pictures';

export interface DemoPromo {
  code: string;
  name: string;
  description: string;
  /** Whole percent. */
  percent: number;
  /** Rupiah. */
  minPrice: number;
  dineInOnly: boolean;
  newUserOnly: boolean;
  memberOnly: boolean;
  /** Days it has run already, and runs in all. */
  startedDaysAgo: number;
  duration: number;
  picture: string;
}

/** The four cards of the Promo Today panel, in its order. */
export const PROMOS: DemoPromo[] = [
  {
    code: 'PASTA20',
    name: 'Afternoon plate, 20% off',
    description: 'A plate and a cup for the afternoon: 20% off from IDR 50,000.',
    percent: 20,
    minPrice: 50_000,
    dineInOnly: false,
    newUserOnly: false,
    memberOnly: false,
    startedDaysAgo: 24,
    duration: 60,
    picture: demoPicture('nasi-goreng'),
  },
  {
    code: 'HALO',
    name: 'First order, half price',
    description: 'Half the price of your first order.',
    percent: 50,
    minPrice: 0,
    dineInOnly: false,
    newUserOnly: true,
    memberOnly: false,
    startedDaysAgo: 20,
    duration: 90,
    picture: demoPicture('hazelnut-latte'),
  },
  {
    code: 'PANDAN',
    name: 'Pandan Week',
    description: '15% off all week, from IDR 40,000. For everyone with a member card.',
    percent: 15,
    minPrice: 40_000,
    dineInOnly: false,
    newUserOnly: false,
    memberOnly: true,
    startedDaysAgo: 2,
    duration: 7,
    picture: demoPicture('matcha-latte'),
  },
  {
    code: 'MAKAN',
    name: 'Lunch with the team',
    description: '10% off from IDR 120,000 when you dine in.',
    percent: 10,
    minPrice: 120_000,
    dineInOnly: true,
    newUserOnly: false,
    memberOnly: false,
    startedDaysAgo: 1,
    duration: 30,
    picture: demoPicture('pancakes'),
  },
];
