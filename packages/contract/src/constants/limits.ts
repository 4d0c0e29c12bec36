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
  /** Rupiah: the dearest single product. */
  price: 100_000_000,
  stock: 1_000_000,
  idempotencyKey: 128,
  imageBytes: 2_097_152,
  /** Orders deleted from a history at a time. */
  historyDelete: 500,
  /** Days ahead an order may be set for. */
  orderAheadDays: 7,
} as const;

/** Picture types an upload may have; decided by content on the server. */
export const IMAGE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const;
