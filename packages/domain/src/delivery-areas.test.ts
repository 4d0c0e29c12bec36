import type { DeliveryArea } from '@seduh/contract';
import { DELIVERY, MESSAGES } from '@seduh/contract/constants';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryAreaOf, deliveryProblem, deliveryTerms, isFeeOpen, isOfTheDoor, postcodeIn } from './delivery-areas';
import { counts, lineTotal, priceOrder, type PricedLine } from './pricing';

const menteng: DeliveryArea = { name: 'Menteng', postcodes: ['103'], fee: 8_000, minimum: null };
const gondangdia: DeliveryArea = { name: 'Gondangdia', postcodes: ['10350'], fee: 5_000, minimum: 0 };
const kuningan: DeliveryArea = { name: 'Kuningan', postcodes: ['12920', '129'], fee: 15_000, minimum: 150_000 };
const areas = [menteng, gondangdia, kuningan];
const rules = { shipping_fee: 10_000, delivery_minimum: 40_000, delivery_areas: areas };
const everywhere = { shipping_fee: 10_000 };

describe('the area of a postcode', () => {
  it.each<[string, string | undefined]>([
    ['10310', 'Menteng'],
    ['10350', 'Gondangdia'],
    ['12920', 'Kuningan'],
    ['12999', 'Kuningan'],
    ['40123', undefined],
  ])('%s is in %s', (postcode, name) => {
    expect(deliveryAreaOf(areas, postcode)?.name).toBe(name);
    expect(deliveryAreaOf(areas.toReversed(), postcode)?.name).toBe(name);
  });
});

it('has terms of its own, and else those of everywhere', () => {
  expect(deliveryTerms(everywhere, '10310')).toEqual({ area: null, fee: 10_000, minimum: 0 });
  expect(deliveryTerms(rules, '10310')).toEqual({ area: menteng, fee: 8_000, minimum: 40_000 });
  expect(deliveryTerms(rules, '10350')).toEqual({ area: gondangdia, fee: 5_000, minimum: 0 });
  expect(deliveryTerms(rules, '12920')).toEqual({ area: kuningan, fee: 15_000, minimum: 150_000 });
  // what is told is never more than what it comes to
  expect(deliveryTerms(rules, null).fee).toBe(5_000);
  expect(deliveryTerms(rules, '40123').fee).toBe(5_000);
});

describe('what keeps a rider from riding', () => {
  const sum = (subtotal: number, discount = 0) => ({ subtotal, discount });
  const at = (postcode: string | null, amounts = sum(60_000), of: Parameters<typeof deliveryProblem>[0] = rules) =>
    deliveryProblem(of, { deliveryId: DELIVERY.doorDelivery, postcode }, amounts);

  it('is nothing', () => {
    for (const postcode of ['10310', '10350']) expect(at(postcode)).toBeNull();
    expect(at('10310', sum(40_000))).toBeNull();
    expect(at(null, sum(1), everywhere)).toBeNull();
    expect(at('40123', sum(1), everywhere)).toBeNull();
  });

  it('is a postcode that is missing, or nobody rides to', () => {
    expect(at(null)).toEqual({ code: 'POSTCODE_REQUIRED', msg: MESSAGES.postcodeMissing });
    expect(at('40123')).toEqual({ code: 'NOT_DELIVERED_THERE', msg: 'We do not deliver to 40123 yet' });
  });

  it('is an order that is too small, after its discount', () => {
    expect(at('10310', sum(50_000, 22_000))).toEqual({
      code: 'BELOW_MINIMUM',
      msg: 'IDR 12,000 more for delivery to Menteng',
    });
    expect(at('12920', sum(149_999))?.msg).toBe('IDR 1 more for delivery to Kuningan');
    expect(at(null, sum(1_000), { shipping_fee: 0, delivery_minimum: 5_000 })?.msg).toBe(
      'IDR 4,000 more for a delivery',
    );
    // nothing of it can be had: that is said of the lines
    expect(at('10310', sum(0))).toBeNull();
  });

  it.each([DELIVERY.dineIn, DELIVERY.pickUp])('is no business of delivery method %s', (deliveryId) => {
    expect(deliveryProblem(rules, { deliveryId, postcode: null }, sum(1))).toBeNull();
  });

  it('leaves the fee open only where nobody knows the area', () => {
    expect([at(null), at('40123'), at('12920')].map((one) => one && [isOfTheDoor(one), isFeeOpen([one])])).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(isOfTheDoor({ code: 'CLOSED' })).toBe(false);
  });
});

describe('any cart, to any door of any areas', () => {
  const digits = (min: number) =>
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: min, maxLength: 5 }).map((all) => all.join(''));
  const amount = fc.integer({ min: 0, max: 300_000 });
  const area = fc.record({
    name: fc.string({ minLength: 1 }),
    postcodes: fc.array(digits(2), { minLength: 1, maxLength: 5 }),
    fee: amount,
    minimum: fc.option(amount),
  });
  const line: fc.Arbitrary<PricedLine> = fc.record({
    product_id: fc.uuid(),
    size_id: fc.constantFrom(1 as const, 2 as const),
    qty: fc.integer({ min: 1, max: 9 }),
    unit_price: amount,
    problem: fc.option(fc.record({ available: fc.integer({ min: 0, max: 1 }) })),
  });
  const asked = fc.record({
    rules: fc.record({
      shipping_fee: amount,
      delivery_minimum: amount,
      delivery_areas: fc.array(area, { maxLength: 6 }),
    }),
    postcode: fc.option(digits(5)),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    percent: fc.integer({ min: 0, max: 100 }),
    tax_percent: fc.integer({ min: 0, max: 30 }),
  });

  it('costs its lines − discount + tax + the fee of its area; a fee that is open is the least of all', () => {
    fc.assert(
      fc.property(asked, ({ rules: of, postcode, lines, percent, tax_percent }) => {
        const { area: found, fee } = deliveryTerms(of, postcode);
        const deliveryId = DELIVERY.doorDelivery;
        const amounts = priceOrder({ lines, percent, deliveryId, shop: { tax_percent, shipping_fee: fee } });
        const { subtotal, discount, tax, shipping, total } = amounts;
        expect(total).toBe(subtotal - discount + tax + shipping);
        expect(subtotal).toBe(lines.filter(counts).reduce((sum, each) => sum + lineTotal(each), 0));
        expect(shipping).toBe(lines.some(counts) ? fee : 0);
        const fees = of.delivery_areas.map((each) => each.fee);
        expect(fee).toBe(found?.fee ?? (fees.length > 0 ? Math.min(...fees) : of.shipping_fee));
      }),
    );
  });

  it('can be had, or is told the one reason why not; adding what is missing is enough', () => {
    fc.assert(
      fc.property(asked, amount, ({ rules: of, postcode }, subtotal) => {
        const door = { deliveryId: DELIVERY.doorDelivery, postcode };
        const problem = deliveryProblem(of, door, { subtotal, discount: 0 });
        const { area: found, minimum } = deliveryTerms(of, postcode);
        const isOpen = of.delivery_areas.length > 0 && !found;
        const isSmall = !isOpen && subtotal > 0 && subtotal < minimum;
        expect(isFeeOpen(problem ? [problem] : [])).toBe(isOpen);
        expect(problem?.code === 'BELOW_MINIMUM').toBe(isSmall);
        expect(problem === null).toBe(!isOpen && !isSmall);
        const missing = Number(/^IDR ([\d,]+) more/.exec(problem?.msg ?? '')?.[1]?.replaceAll(',', '') ?? 0);
        const after = deliveryProblem(of, door, { subtotal: subtotal + missing, discount: 0 });
        expect(after?.code).not.toBe('BELOW_MINIMUM');
      }),
    );
  });

  it('is in the area that names the most of its digits', () => {
    fc.assert(
      fc.property(fc.array(area, { maxLength: 6 }), digits(5), (all, postcode) => {
        const fits = all.flatMap((each) => each.postcodes).filter((one) => postcode.startsWith(one));
        const most = Math.max(0, ...fits.map(({ length }) => length));
        const found = deliveryAreaOf(all, postcode);
        expect(found === null).toBe(fits.length === 0);
        expect(found?.postcodes.some((one) => one.length === most && postcode.startsWith(one)) ?? true).toBe(true);
      }),
    );
  });
});

it.each([
  ['Jl. Teuku Umar 12, Menteng, Jakarta Pusat 10350', '10350'],
  ['Jl. Cikini Raya 12345, Jakarta 10330', '10330'],
  ['Jl. Cikini Raya 41', ''],
  ['+62 812 5550 123456', ''],
])('finds the postcode of %s', (address, postcode) => {
  expect(postcodeIn(address)).toBe(postcode);
});
