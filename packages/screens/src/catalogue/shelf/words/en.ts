/** Whether customers can have a product, for staff. */
export const words = {
  archived: 'Off the menu',
  archivedText: 'Customers do not see it. Orders keep it as it was sold.',
  bringBack: 'Bring back',
  isBack: (name: string) => `${name} is back on the menu`,
  archive: 'Archive product',
  askArchive: (name: string) => `Archive ${name}?`,
  askArchiveText: 'It goes off the menu. Orders keep it as it was sold, and you can bring it back.',
  yesArchive: 'Archive',
  keep: 'Keep it',
  isArchived: (name: string) => `${name} is off the menu`,
  soldOut: 'Sold out until next opening',
  isSoldOut: (name: string) => `${name} is sold out until the next opening`,
  there: 'Back on the menu',
  isThere: (name: string) => `${name} is there again`,
  noPortions: 'No portions are left. Add some under Stock and sizes.',
};
