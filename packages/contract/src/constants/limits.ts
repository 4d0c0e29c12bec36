/** Limits that form, request check and database share. */
export const LIMITS = {
  /** Products, history and admin lists: rows a page by default, and the most a caller may ask for. */
  page: 8,
  pageMax: 50,
  cartLines: 50,
  lineQuantity: 99,
  /** Characters of a note to the kitchen on one line. */
  note: 200,
  address: 300,
  table: 20,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  search: 100,
  productName: 120,
  description: 2000,
  promoCode: 24,
  promoName: 80,
  /** Days a promo may run. */
  promoDays: 366,
  promoUses: 1_000_000,
  personName: 60,
  displayName: 80,
  /** Rupiah: the dearest single product. */
  price: 100_000_000,
  stock: 1_000_000,
  idempotencyKey: 128,
  imageBytes: 2_097_152,
  /** Orders deleted from a history at a time. */
  historyDelete: 500,
  /** Seconds in which staff may take a move of an order back. */
  undoSeconds: 30,
  /** Minutes a link from a mail works. */
  resetMinutes: 30,
  /** Minutes after a login in which it counts as much as the password. */
  reauthMinutes: 10,
  /** Sessions of an account that live at a time; the one that was used longest ago goes. */
  sessions: 20,
  /** Hours a new email may wait for its confirmation. */
  emailConfirmHours: 24,
  /** Hours in which a change of the email can be undone from the old mailbox. */
  emailUndoHours: 72,
  /** Minutes a card payment may take, all its attempts together. */
  cardMinutes: 30,
  /** Days ahead an order may be set for. */
  orderAheadDays: 7,
  /** Accounts made from one address in an hour before pages have to work for the next one. */
  signUps: 60,
  /** Zero bits of such a proof of work: a second of a phone. */
  proofBits: 16,
} as const;

/** Picture types an upload may have; decided by content on the server. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
