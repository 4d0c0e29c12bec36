import { LIMITS } from '@seduh/contract/constants';
import { Secret, URI } from 'otpauth';
import { expect, it } from 'vitest';
import { base32Of, newSecret, setUpUri, stepOf } from './app-codes';
import { newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';

const RFC_SECRET = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('knows the codes of RFC 6238, at second %i', (second, code) => {
  expect(stepOf(RFC_SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

it('takes a code one step early or late, and says of which step it is', () => {
  const at = (second: number) => stepOf(RFC_SECRET, '287082', new Date(second * 1000));
  expect([0, 29, 30, 59, 60, 89].map(at)).toEqual([1, 1, 1, 1, 1, 1]);
  expect([90, 120, 3_600].map(at)).toEqual([null, null, null]);
  expect(stepOf(RFC_SECRET, '287083', new Date(59_000))).toBeNull();
});

it.each([
  ['Seduh', 'admin@seduh.example'],
  ['Seduh', `${'very.long.'.repeat(12)}name@seduh.example`],
  ['Kopi: “Pagi” ☕ & teman-teman', 'dimas@seduh.example'],
  ['☕☕☕☕☕☕☕☕☕☕☕☕', '☕@seduh.example'],
])('says all that an app needs in what fits into a code to scan: %s, %s', (shop, email) => {
  const secret = newSecret();
  const uri = setUpUri(secret, shop, email);
  expect(Buffer.byteLength(uri)).toBeLessThanOrEqual(LIMITS.factorUri);
  const read = URI.parse(uri);
  expect(read).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30 });
  expect(read.secret.base32).toBe(base32Of(secret));
  expect(shop.replace(':', ' ').startsWith(read.issuer)).toBe(true);
  expect(email.startsWith(read.label)).toBe(true);
});

it('names shop and account whole where there is room', () => {
  const uri = setUpUri(RFC_SECRET, 'Seduh', 'admin@seduh.example');
  expect(uri).toBe(
    `otpauth://totp/Seduh:admin@seduh.example?secret=${new Secret({ buffer: new Uint8Array(RFC_SECRET).buffer }).base32}&issuer=Seduh`,
  );
});

it('seals a secret for one owner and one key', () => {
  const [key, secret] = [Buffer.alloc(32, 'a'), newSecret()];
  const sealed = seal(key, 'dimas', secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(seal(key, 'dimas', secret).equals(sealed)).toBe(false);
  expect(unseal(key, 'dimas', sealed)).toEqual(secret);
  expect(unseal(key, 'bayu', sealed)).toBeNull();
  expect(unseal(Buffer.alloc(32, 'b'), 'dimas', sealed)).toBeNull();
  for (const at of [0, 12, sealed.length - 1]) {
    const turned = Buffer.from(sealed);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(unseal(key, 'dimas', turned)).toBeNull();
  }
  expect(unseal(key, 'dimas', Buffer.alloc(3))).toBeNull();
});

it('makes ten recovery codes of 80 bits, all different', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(LIMITS.recoveryCodes);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
});
