/** What the cart and the checkout both say. */
export const words = {
  loading: 'Loading your cart',
  dry: 'Your cart is dry',
  dryText: 'Nothing in it yet. The favourites are a good place to start.',
  menu: 'See the menu',

  order: 'Order',
  more: 'Add more',
  removed: 'Removed',
  was: (sum: string) => `Was ${sum} a piece when you added it.`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  note: (isThere: boolean): string => (isThere ? 'Edit note' : 'Add a note'),
  noteOf: (isThere: boolean, name: string) => `${isThere ? 'Edit note' : 'Add a note'} for ${name}`,
  noteFor: (name: string) => `Note for ${name}`,
  example: 'Less sugar, no ice',
  save: 'Save',

  /** What one tap does about lines that cannot be had as asked. */
  remedies: { take: 'Take what is left', one: 'Remove it', all: 'Remove them' },
  upToDate: 'Your cart is up to date',
};
