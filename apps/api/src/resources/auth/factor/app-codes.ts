import { LIMITS } from '@seduh/contract/constants';
import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes for granted; others are left out of what is scanned. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** 160 bits, as RFC 4226 asks. */
const SECRET_BYTES = 20;
/** Steps that a phone's clock may be before or behind. */
const TOLERANCE = 1;

/** A new secret for an authenticator app. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** A secret as it is typed into an app. */
export const base32Of = (secret: Buffer): string => secretOf(secret).base32;

/** The step of which this is the code, one before or after now included; null where it is of none. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...CODES, secret: secretOf(secret) });
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/**
 * What an app scans: whose account, at which shop. The names are for people's eyes only, so that they are cut where the
 * code to scan has no room for them.
 */
export function setUpUri(secret: Buffer, shop: string, email: string): string {
  const uri = (issuer: string, account: string) =>
    `otpauth://totp/${issuer}:${account}?secret=${base32Of(secret)}&issuer=${issuer}`;
  const room = LIMITS.factorUri - uri('', '').length;
  // the shop stands there twice, and leaves most of it to the account
  const issuer = cut(shop.replaceAll(':', ' '), Math.floor(room / 4));
  return uri(issuer, cut(email, room - 2 * issuer.length));
}

/** As many of its characters as take at most so many bytes, as addresses write them. */
function cut(text: string, bytes: number): string {
  let written = '';
  for (const character of text) {
    // an at sign stands for itself there, and is shorter so
    const next = character === '@' ? character : encodeURIComponent(character);
    if (written.length + next.length > bytes) break;
    written += next;
  }
  return written;
}

/** The library wants bytes of its own, where a Buffer may be a part of a larger one. */
const secretOf = (secret: Buffer): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });
