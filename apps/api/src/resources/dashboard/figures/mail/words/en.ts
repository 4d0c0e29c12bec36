import { rupiahText } from '@seduh/domain';

const whole = (figure: number) => figure.toLocaleString('en-US');
const orders = (count: number) => (count === 1 ? '1 order' : `${whole(count)} orders`);
const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
const days = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The figures of one day, in the morning after. */
export const words = {
  hello: 'Good morning,',
  /** @param date YYYY-MM-DD */
  day: (date: string) =>
    days
      .formatToParts(new Date(`${date}T00:00:00Z`))
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value)
      .join(' '),
  subject: (shop: string, day: string, income: number) => `${shop}, ${day}: ${rupiahText(income, 'en')}`,
  brought: (day: string, income: number, count: number) =>
    `${day} brought ${rupiahText(income, 'en')} from ${orders(count)}.`,
  nothing: (day: string) => `${day} brought nothing: no order was paid.`,
  /** Against the same weekday a week before. */
  before: (before: number, income: number) => {
    if (before === 0) return 'A week before there was nothing.';
    const percent = Math.round((Math.abs(income - before) / before) * 100);
    if (percent === 0) return `That is level with the week before, ${rupiahText(before, 'en')}.`;
    return `That is ${whole(percent)}% ${income > before ? 'more' : 'less'} than a week before, ${rupiahText(before, 'en')}.`;
  },
  busiest: (hour: number, count: number) => `Busiest from ${clock(hour)} to ${clock(hour + 1)}: ${orders(count)}`,
  piece: (product: string, sold: number) => `${product} (${whole(sold)})`,
  best: (pieces: string[]) => `Sold most: ${pieces.join(', ')}`,
  ready: (minutes: number, onTime: number, count: number) =>
    `Ready after ${minutes} minutes on average, ${whole(onTime)} of ${whole(count)} by the promised time`,
  fresh: (count: number) => `New customers: ${whole(count)}`,
  outcome: (amount: number) => `Refunds and discounts: ${rupiahText(amount, 'en')}`,
  cancelled: (count: number) => `Cancelled: ${orders(count)}`,
  all: (link: string) => `All figures, and the days before:\n${link}`,
  wayOut: 'You chose to get this mail each morning. Turn it off at the foot of that page.',
};
