/** What a coupon's ticket shows. */
export const words = {
  off: 'off',
  free: 'free',
  freeRide: 'Free',
  ride: 'delivery',
  bundle: (buy: number, free: number, what: string) =>
    `Buy ${buy} ${what}, the ${free === 1 ? 'cheapest' : `${free} cheapest`} of ${buy + free} free`,
  categories: { 1: 'Coffee', 2: 'Non Coffee', 3: 'Foods', 4: 'Add on' },
  dineIn: 'Dine in only',
  min: (sum: string) => `Min. ${sum}`,
  newUser: 'New user',
  card: 'Member card',
  code: (code: string) => `Code ${code}`,
};
