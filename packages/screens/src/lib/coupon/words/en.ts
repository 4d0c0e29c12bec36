/** What a coupon gives and asks for. */
export const words = {
  off: 'off',
  from: (sum: string) => `From ${sum}`,
  first: 'First order only',
  member: 'With the member card',
  dineIn: 'Dine in only',
  daily: 'Once a day',
  uses: (count: string) => `${count} uses in all`,
  nothing: (code: string) => `${code} asks for nothing`,
  // on the ticket, where there is little room
  min: (sum: string) => `Min. ${sum}`,
  newUser: 'New user',
  card: 'Member card',
  code: (code: string) => `Code ${code}`,
};
