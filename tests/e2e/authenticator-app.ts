import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SHOP } from './shop';

const STEP_MS = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app of our own, by RFC 4226 and 6238: what one shows for this secret at this step. */
export function codeOf(secret: string, step: number): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step by the shop's own clock, which is not this machine's. */
export async function stepNow(page: Pick<Page, 'request'>): Promise<number> {
  const { data } = (await (await page.request.get(`${SHOP.url}/api/shop`)).json()) as { data: { now: string } };
  return Math.floor(Date.parse(data.now) / STEP_MS);
}
