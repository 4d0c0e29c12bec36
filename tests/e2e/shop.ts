/** The shop the journeys visit. */
export const SHOP_PORT = 4188;

/** Friday 14:30 in Jakarta: open, and inside the delivery window. */
export const SHOP_NOW = '2026-11-20T07:30:00Z';

/** Accounts of the demo seed. */
export const ACCOUNTS = {
  admin: { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' },
  customer: { email: 'rani@seduh.example', password: 'kopi-susu-pagi' },
} as const;

/** Widths every screen is judged at. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
