import type { CouponTicketProps } from '@seduh/ui';
import { blendedLatte, hotLatte, icedLatte, type OwnPicture } from '../lib/content/pictures';

/** Marketing figures, as the spec has them. */
export const counters = [
  { figure: '90+', what: 'Staff' },
  { figure: '30+', what: 'Locations' },
  { figure: '800+', what: 'Customers' },
] as const;

/** One promise of the services list; the screen gives each its icon. */
export const services = [
  { id: 'time', title: 'Ready when you arrive', text: 'Set a time and the cup is poured as you walk in.' },
  {
    id: 'ways',
    title: 'At your door, or at your table',
    text: 'Dine in, door delivery or pick up: one menu, one price.',
  },
  { id: 'card', title: 'A free member card', text: 'With a minimum purchase of IDR 200.000.' },
  { id: 'person', title: 'A person on the other end', text: 'Ask a staff about beans, allergens or your order.' },
] as const;

export type ServiceId = (typeof services)[number]['id'];

/** One way to drink the favourite. */
export interface FavouriteWay {
  way: string;
  made: string[];
  picture: OwnPicture;
}

/** The favourite is one drink, told three ways; its price is marketing text, dots included. */
export const favourite = { name: 'Hazelnut Latte', price: '25.000' } as const;
export const ways: FavouriteWay[] = [
  { way: 'Hot', made: ['Double espresso', 'Steamed fresh milk', 'House hazelnut syrup'], picture: hotLatte },
  { way: 'Iced', made: ['Double espresso', 'Cold milk, big ice', 'House hazelnut syrup'], picture: icedLatte },
  {
    way: 'Blended',
    made: ['Double espresso', 'Milk blended with ice', 'Roasted hazelnut on top'],
    picture: blendedLatte,
  },
];

/** Partners as their names are set: `head`, then `tail` in bold, with a diamond between where they have one. */
export const partners: { head: string; tail?: string; mark?: true; look: 'display' | 'spaced' | 'plain' | 'tight' }[] =
  [
    { head: 'Pasar Pagi', look: 'display' },
    { head: 'Kereta Kota', look: 'spaced' },
    { head: 'susu', tail: 'lembang', look: 'plain' },
    { head: 'Aren & Co', look: 'display' },
    { head: 'gayo', mark: true, tail: 'highland', look: 'tight' },
  ];

export const reviews = [
  {
    words: 'The nasi goreng arrived hotter than the one I make at home. I have stopped making it at home.',
    name: 'Viezh Robert',
    place: 'Menteng',
  },
  {
    words: 'I set ten past eight, walk in at ten past eight, and my latte is on the counter. Every single day.',
    name: 'Yessica Christy',
    place: 'Kemang',
  },
  {
    words: 'They remembered that I take the palm sugar on the side. That is the whole review.',
    name: 'Kim Young Jou',
    place: 'Senopati',
  },
] as const;

type Ticket = Pick<CouponTicketProps, 'tone' | 'offer' | 'offerNote' | 'title' | 'condition'>;

/** The fan of coupons beside the call to the promos: a picture, the real ones are on the menu page. */
export const fan: Ticket[] = [
  { tone: 'pandan', offer: '15%', offerNote: 'off', title: 'Pandan Week', condition: 'Min. IDR 40,000' },
  { tone: 'sambal', offer: '10%', offerNote: 'off', title: 'Lunch with the team', condition: 'Min. IDR 120,000' },
  { tone: 'marigold', offer: '20%', offerNote: 'off', title: 'Afternoon plate, 20% off', condition: 'Min. IDR 50,000' },
];
