/** All groups of options, for staff. */
export const words = {
  title: 'Options',
  products: 'Product',
  add: 'New group',
  hint: 'What is sold out comes back by itself at the next opening, on every product.',
  failed: 'The options did not come',
  loading: 'Loading the options',
  page: (page: number) => `Groups in use, page ${page}`,
  pastTheEnd: 'The groups end before this page',
  fewerPages: 'There are fewer pages than that.',
  toFirstPage: 'Back to page 1',
  nothing: 'Nothing can be chosen yet',
  nothingText: 'Milk, sweetness, ice: make a group once, and put it on many products.',
  allArchived: 'All groups are archived',
  allArchivedText: 'Bring one back, or make a new one.',

  exactly: (count: number) => `Choose ${count}`,
  upTo: (most: number) => `Up to ${most}`,
  between: (least: number, most: number) => `${least} to ${most}`,
  on: (products: number) =>
    products === 0 ? 'on no product' : products === 1 ? 'on 1 product' : `on ${products} products`,
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,

  soldOut: 'Sold out',
  mark: 'Mark sold out',
  markOne: (name: string) => `Mark sold out: ${name}`,
  back: 'Back',
  backOne: (name: string) => `Back: ${name}`,
  isSoldOut: (name: string) => `${name} is sold out until the next opening`,
  isThere: (name: string) => `${name} is there again`,

  archived: (count: number) => `Archived (${count})`,
  bringBack: 'Bring back',
  bringBackOne: (name: string) => `Bring back ${name}`,
  isBack: (name: string) => `${name} is back`,
};
