/** What a coupon's ticket shows. */
export const words = {
  off: 'off',
  dineIn: 'Dine in only',
  min: (sum: string) => `Min. ${sum}`,
  newUser: 'New user',
  card: 'Member card',
  code: (code: string) => `Code ${code}`,
};
