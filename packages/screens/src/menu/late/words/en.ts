/** What few see of the menu: why a list is not there, what coupons ask for and do to the cart, what is off the menu. */
export const words = {
  failed: 'The menu did not come',
  pastTheEnd: 'The menu ends before this page',
  fewer: 'There are fewer pages than that.',
  toFirst: 'Back to page 1',
  noShelf: 'This shelf is empty',
  noneToday: 'Nothing is in this category today.',
  whole: 'See the whole menu',
  notFound: 'Not on this menu',
  notIn: (category: string, search: string) => `Nothing in ${category} is called "${search}".`,
  everywhere: 'Look in every category',
  called: (search: string) => `Nothing is called "${search}". Try a shorter word, or look at everything.`,

  takes: (code: string, sum: string) => `${code} takes ${sum} off your cart`,

  mayAsk: 'A coupon may ask for one of these, or for several:',
  asks: ['One coupon per day', 'Dine in only', 'Buy one get one for new user', 'Member card needed'],
  today: 'What today’s coupons ask for:',
  todays: 'Terms of today’s coupons',
  /** What a coupon asks for. */
  terms: {
    from: (sum: string) => `From ${sum}`,
    first: 'First order only',
    member: 'With the member card',
    dineIn: 'Dine in only',
    daily: 'Once a day',
    uses: (count: string) => `${count} uses in all`,
    nothing: (code: string) => `${code} asks for nothing`,
  },

  offMenu: 'Off the menu',
  archiveFailed: 'The archived products did not come',
  products: 'Product',
  loading: 'Loading the archived products',
  allOn: 'Everything is on the menu',
  keptHere: 'What you archive is kept here.',
  menu: 'See the menu',
  isBack: (name: string) => `${name} is back on the menu`,
  bringBack: 'Bring back',
  bringBackOne: (name: string) => `Bring back ${name}`,
};
