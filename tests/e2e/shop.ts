import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A shop, and what stands beside it. */
export interface Shop {
  port: number;
  url: string;
  /** Of the shop that is killed and opened again. */
  survivorPort: number;
  /** Where that one tells Prometheus of itself. Browsers refuse one of these ports, and none asks there. */
  metricsPort: number;
  /** Where Google would be, and who the shop is there. */
  issuerPort: number;
  issuer: { issuer: string; clientId: string; clientSecret: string };
  /** Folder in which the shop's mails land. */
  outbox: string;
}

/** A second run at the same time takes other ports by `E2E_PORT`. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4188);

/** The shop of one worker: what is ordered in one surprises no journey in another. */
export function shopOf(worker: number): Shop {
  const port = FIRST_PORT + worker * 10;
  // not the one between: 4190 is a port that fetch and browsers refuse
  const issuerPort = port + 3;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    survivorPort: port + 1,
    metricsPort: port + 2,
    issuerPort,
    issuer: { issuer: `http://127.0.0.1:${issuerPort}`, clientId: 'seduh', clientSecret: 'known-to-both' },
    outbox: join(tmpdir(), `seduh-e2e-outbox-${port}`),
  };
}

/** The shop that the journeys of this worker visit. */
export const SHOP = shopOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

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
