import { describe, expect, it } from 'vitest';
import { DELIVERY, type SizeId } from '@seduh/contract/constants';
import { priceOrder, type PricedLine } from '@seduh/domain';
import { agreedSum, quoteVersion } from './service';

const shop = { tax_percent: 10, shipping_fee: 10_000 };
const line = (unit_price: number, qty = 1, size_id: SizeId = 1, ...options: number[]) => ({
  product_id: 'latte',
  size_id,
  qty,
  unit_price,
  options: options.map((id) => ({ id })),
});
type Line = ReturnType<typeof line>;
const amounts = (lines: PricedLine[]) => priceOrder({ lines, percent: 0, deliveryId: DELIVERY.dineIn, shop });
const version = (lines: Line[]) => quoteVersion(lines, amounts(lines));

describe('quoteVersion', () => {
  it('is the same for the same prices and carries the total', () => {
    const lines = [line(25_000, 2)];
    expect(version(lines)).toBe(version([line(25_000, 2)]));
    expect(agreedSum(version(lines))).toEqual({ total: amounts(lines).total, points: 0 });
    expect(agreedSum(quoteVersion(lines, amounts(lines), 20))).toEqual({ total: amounts(lines).total, points: 20 });
  });

  it('tells prices apart that come to the same total', () => {
    expect(version([line(20_000), line(30_000)])).not.toBe(version([line(25_000, 2)]));
    expect(version([line(25_000, 1, 1)])).not.toBe(version([line(25_000, 1, 2)]));
  });

  it('tells cups apart that cost the same', () => {
    const cups = [line(25_000), line(25_000, 1, 1, 4), line(25_000, 1, 1, 5), line(25_000, 1, 1, 4, 5)];
    expect(new Set(cups.map((cup) => version([cup]))).size).toBe(cups.length);
  });

  it.each([
    '',
    'abc',
    '25000',
    '25000.',
    '-1.0123456789abcdef',
    '1e9.0123456789abcdef',
    `${'9'.repeat(16)}.0123456789abcdef`,
    '25000.0123456789abcdef.',
    '25000.0123456789abcdef.-1',
  ])('is not %j', (text) => expect(agreedSum(text)).toBeNull());
});
