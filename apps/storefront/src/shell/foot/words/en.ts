const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon - Fri` for days that follow each other, `Mon, Wed` for others. */
function daysOf(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1] ?? '');
  const first = days[0] ?? 1;
  const isRun = days.length > 2 && days.every((day, index) => day === first + index);
  return isRun ? `${names[0]} - ${names.at(-1)}` : names.join(', ');
}

/** Nothing is made for it before a day is written: a format costs a slow phone 50 ms. */
const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** What the foot of every page says. */
export const words = {
  blurb: 'Coffee and food, brewed to order in 30+ spots across the city.',
  product: 'Product',
  coffee: 'Coffee',
  nonCoffee: 'Non Coffee',
  foods: 'Foods',
  help: 'Help',
  ask: 'Ask a staff',
  cart: 'Your Cart',
  hours: 'Hours',
  /** @param days 1 for Monday @param times as `fromTo` writes them */
  openOn: (days: readonly number[], times: string) =>
    `${days.length === weekdays.length ? 'Every day' : daysOf(days)} ${times}`,
  delivery: (days: readonly number[], times: string) => `Delivery ${daysOf(days)} ${times}`,
  /** @param date YYYY-MM-DD @param line what holds from then on */
  fromDay: (date: string, line: string) => `From ${dayOf(date)}: ${line}`,
  /** @param times none: closed */
  specialDay: (date: string, name: string, times: readonly string[]) =>
    `${dayOf(date)}, ${name}: ${times.join(', ') || 'closed'}`,
  /** Clock times as `07:00`. */
  fromTo: (from: string, to: string) => `${from} - ${to}`,
  logout: 'Log out',
  account: 'Account',
};
