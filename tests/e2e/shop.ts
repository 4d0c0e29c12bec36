import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shop the journeys visit; a second run at the same time takes another port by `E2E_PORT`. */
export const SHOP_PORT = Number(process.env.E2E_PORT ?? 4188);
export const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`;

/** The shop that is killed and opened again. */
export const SURVIVOR_PORT = SHOP_PORT + 1;

/** Where Google would be, and who the shop is there. */
// not the one between: 4190 is a port that fetch and browsers refuse
export const ISSUER_PORT = SHOP_PORT + 3;
export const ISSUER = {
  issuer: `http://127.0.0.1:${ISSUER_PORT}`,
  clientId: 'seduh',
  clientSecret: 'known-to-both',
};

/** Where the shop's letters land. */
export const OUTBOX = join(tmpdir(), `seduh-e2e-outbox-${SHOP_PORT}`);

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
