import { createHash } from 'node:crypto';
import type { Amounts, PricedLine } from '@seduh/domain';

/** A short name of exactly these prices: the total, so that a dearer one is known later, and a hash of every amount. */
export function quoteVersion(lines: readonly PricedLine[], amounts: Amounts): string {
  const { subtotal, discount, tax, shipping, total } = amounts;
  const named = [
    lines.map(({ product_id, size_id, qty, unit_price }) => [product_id, size_id, qty, unit_price]),
    [subtotal, discount, tax, shipping, total],
  ];
  return `${total}.${fingerprint(named).slice(0, 16)}`;
}

/** The SHA-256 of what something says, in hex: equal for what is equal. */
export const fingerprint = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The total that a quote's version agreed to; null for what is no version of ours. */
export function agreedTotal(version: string): number | null {
  const total = /^(\d{1,15})\.[0-9a-f]{16}$/.exec(version)?.[1];
  return total === undefined ? null : Number(total);
}
