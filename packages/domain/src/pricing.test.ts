import { describe, expect, it } from 'vitest';
import { DELIVERY, type SizeId } from '@seduh/contract/constants';
import { priceOrder, priceProblem, surchargeProblem, type PricedLine } from './pricing';

const shop = { tax_percent: 10, shipping_fee: 10_000 };
const line = (unit_price: number, qty = 1, size_id: SizeId = 1): PricedLine => ({
  product_id: 'latte',
  size_id,
  qty,
  unit_price,
});

describe('priceOrder', () => {
  it('takes the discount off before the tax, and drops fractions', () => {
    const amounts = priceOrder({
      lines: [line(25_555), line(9_999, 2)],
      percent: 15,
      deliveryId: DELIVERY.dineIn,
      shop,
    });
    // 45,553; 15 % = 6,832.95; 10 % of 38,721 = 3,872.1
    expect(amounts).toEqual({ subtotal: 45_553, discount: 6_832, tax: 3_872, shipping: 0, total: 42_593 });
  });

  it.each([
    [DELIVERY.dineIn, 0],
    [DELIVERY.pickUp, 0],
    [DELIVERY.doorDelivery, 10_000],
  ])('asks for shipping by delivery way %i: %i', (deliveryId, shipping) => {
    expect(priceOrder({ lines: [line(25_000)], percent: 0, deliveryId, shop }).shipping).toBe(shipping);
  });

  it('stays whole and adds up for every percent and the largest cart', () => {
    const lines = Array.from({ length: 50 }, (_, index) => line(100_000_000 - index, 99));
    for (let percent = 0; percent <= 100; percent += 1) {
      const amounts = priceOrder({ lines, percent, deliveryId: DELIVERY.doorDelivery, shop });
      const { subtotal, discount, tax, shipping, total } = amounts;
      expect(total).toBe(subtotal - discount + tax + shipping);
      expect(Object.values(amounts).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    }
  });
});

it('leaves out what cannot be had at all, and the ride where nothing is left', () => {
  const lines = [
    line(25_000, 2),
    { ...line(36_000), problem: { available: 0 } },
    { ...line(10_000, 3), problem: { available: 1 } },
  ];
  const shop = { tax_percent: 10, shipping_fee: 10_000 };
  const door = { percent: 0, deliveryId: DELIVERY.doorDelivery, shop };
  expect(priceOrder({ lines, ...door })).toMatchObject({
    subtotal: 80_000,
    tax: 8_000,
    shipping: 10_000,
    total: 98_000,
  });
  expect(priceOrder({ lines: lines.slice(1, 2), ...door }).total).toBe(0);
});

describe('a menu on which something costs less than nothing', () => {
  const cheapest = (surcharge: number) => ({ id: 1, option_name: 'Small', surcharge, available: true });
  const product = (price: number, surcharge: number) => ({
    product_name: `Milk for ${price}`,
    price,
    size_ids: [1 as const],
    sizes: [],
    option_groups: [{ id: 1, group_name: 'Size', min: 0, max: 1, options: [cheapest(surcharge)], default_ids: [] }],
  });

  it('is not to be written, whichever part of it is written', () => {
    expect(priceProblem(product(2_000, -2_001))).toEqual({
      price: 'With its cheapest options this would cost less than nothing',
    });
    expect(priceProblem(product(2_000, -2_000))).toBeNull();
    expect(surchargeProblem([product(3_000, -2_001), product(2_000, -2_001)])).toEqual({
      options: 'Milk for 2000 would cost less than nothing',
    });
    expect(surchargeProblem([product(3_000, -2_001)])).toBeNull();
  });
});
