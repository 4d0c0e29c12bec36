import { describe, expect, it } from 'vitest';
import {
  CartOrderBody,
  HistoryDeleteBody,
  LIMITS,
  OrderListQuery,
  OrderMoveBody,
  imageSources,
  ProductListQuery,
  ProductOrderBody,
  QuoteBody,
  RegisterBody,
} from './index';

describe('ProductListQuery', () => {
  it.each([
    ['2', [2]],
    ['Coffee', [1]],
    ['Non Coffe', [2]],
    ['non coffee', [2]],
    ['Add-on', [4]],
    ['Add on', [4]],
    ['Favorites', undefined],
    ['', undefined],
    [undefined, undefined],
    ['Sushi', []],
  ])('reads categories=%s as %j', (categories, ids) => {
    expect(ProductListQuery.parse({ categories }).categories).toEqual(ids);
  });

  it.each([
    [{}, { page: 1, limit: 8, sort: 'popular', search: '' }],
    [
      { page: '0', limit: '-1', sort: 'weird' },
      { page: 1, limit: 8, sort: 'popular' },
    ],
    [
      { page: '3', limit: '1000' },
      { page: 3, limit: 50 },
    ],
    [
      { page: 'x', search: '  latte ' },
      { page: 1, search: 'latte' },
    ],
    [{ search: `${'x'.repeat(150)}` }, { search: 'x'.repeat(100) }],
    [{ search: `${'x'.repeat(99)}\u{1F600}` }, { search: 'x'.repeat(99) }],
    [{ search: 'lat\0te' }, { search: 'latte' }],
  ])('survives a bookmark: %o', (query, expected) => {
    expect(ProductListQuery.parse(query)).toMatchObject(expected);
  });
});

describe('QuoteBody', () => {
  const line = { product_id: 'a', size_id: 1, qty: 1 };

  it.each([
    ['no line', { lines: [], delivery_id: 1 }],
    ['nothing of a line', { lines: [{ ...line, qty: 0 }], delivery_id: 1 }],
    ['a hundred of a line', { lines: [{ ...line, qty: 100 }], delivery_id: 1 }],
    ['half a cup', { lines: [{ ...line, qty: 0.5 }], delivery_id: 1 }],
    ['51 lines', { lines: Array.from({ length: 51 }, () => line), delivery_id: 1 }],
    ['an unknown size', { lines: [{ ...line, size_id: 4 }], delivery_id: 1 }],
    ['an unknown delivery method', { lines: [line], delivery_id: 2 }],
    ['a time without a zone', { lines: [line], delivery_id: 1, time: '14:30' }],
    ['the year 0', { lines: [line], delivery_id: 1, time: '0000-01-01T00:00:00+23:59' }],
    ['the last second of 1999, wherever', { lines: [line], delivery_id: 1, time: '2000-01-01T06:59:59+07:00' }],
    ['the year 2100', { lines: [line], delivery_id: 1, time: '2100-01-01T00:00:00Z' }],
    ['the year 9999', { lines: [line], delivery_id: 1, time: '9999-12-31T23:59:59-23:59' }],
    ['a price of its own', { lines: [{ ...line, price: 1 }], delivery_id: 1 }],
    ['a total of its own', { lines: [line], delivery_id: 1, total: 1 }],
  ])('refuses %s', (_, body) => {
    expect(QuoteBody.safeParse(body).success).toBe(false);
  });

  it.each([{}, { time: null }, { time: '' }])('means now when no time is named: %o', (rest) => {
    expect(QuoteBody.parse({ lines: [line], delivery_id: 1, ...rest }).time).toBe('now');
  });

  it.each([undefined, null, '', ' ', '1'])('means no promo by %j', (promo_code) => {
    expect(QuoteBody.parse({ lines: [line], delivery_id: 1, promo_code }).promo_code).toBeNull();
  });

  it.each([
    [1, true],
    ['1', true],
    [[1], false],
    [true, false],
    ['1.0', false],
    ['', false],
    [null, false],
  ])('takes %j for an id of a size or a method: %s', (id, ok) => {
    expect(QuoteBody.safeParse({ lines: [{ ...line, size_id: id }], delivery_id: 1 }).success).toBe(ok);
    expect(QuoteBody.safeParse({ lines: [line], delivery_id: id }).success).toBe(ok);
    expect(OrderListQuery.safeParse({ delivery: id }).success).toBe(ok || id === '');
    const order = { lines: [line], delivery_id: 1, payment_id: id };
    expect(CartOrderBody.safeParse(order).success).toBe(ok);
  });
});

it('reads the fourth way to pay of a customer as QRIS, and none beyond', () => {
  const order = { lines: [{ product_id: 'a', size_id: 1, qty: 1 }], delivery_id: 1 };
  const read = (payment_id: unknown) => CartOrderBody.safeParse({ ...order, payment_id }).data?.payment_id;
  expect([1, 2, 3, 4, '4', 6, 5, 7].map(read)).toEqual([1, 2, 3, 6, 6, 6, undefined, undefined]);
});

it('takes no status, subtotal or id with an order', () => {
  const body = { lines: [{ product_id: 'a', size_id: 1, qty: 1 }], delivery_id: 1, payment_id: 3 };
  expect(CartOrderBody.safeParse(body).success).toBe(true);
  for (const field of ['status_name', 'subtotal', 'id', 'user_id']) {
    expect(CartOrderBody.safeParse({ ...body, [field]: 1 }).success, field).toBe(false);
  }
});

it.each([
  ['nobody', '12345678', '081234567', false],
  ['a@b.co', 'short', '081234567', false],
  ['a@b.co', 'x'.repeat(129), '081234567', false],
  ['a@b.co', 'long enough', 'call me', false],
  ['a@b.co', ' '.repeat(9), '081234567', false],
  ['a@b.co', 'long enough', '000000000', false],
  ['a@b.co', 'long enough', '(0821) 6250-9050', true],
  [' a@b.co ', 'long enough', '+62 812-3456-7890', true],
])('register %s / %s / %s: %s', (email, password, phone, ok) => {
  expect(RegisterBody.safeParse({ email, password, phone }).success).toBe(ok);
});

it('reads several statuses of the staff list, and refuses an unknown one', () => {
  expect(OrderListQuery.parse({ status: 'pending, out for delivery' }).status).toEqual(['pending', 'out for delivery']);
  expect(OrderListQuery.safeParse({ status: 'lost' }).success).toBe(false);
});

it('takes an empty filter of the staff list for none', () => {
  const {
    page: _page,
    limit: _limit,
    ...filters
  } = OrderListQuery.parse({ status: '', delivery: '', from: '', to: '' });
  expect(filters).toEqual({ search: '' });
});

describe('what is wrong is said in plain words', () => {
  const order = { product_id: 'a', size_id: 1, qty: 1, delivery_id: 1, payment_id: 3 };
  it.each([
    [OrderMoveBody, { status_name: 'lost' }, expect.stringMatching(/^Choose one of: pending, confirmed, .*cancelled$/)],
    [OrderMoveBody, { status_name: 'ready', reason: 'x'.repeat(201) }, 'Too long: at most 200 characters'],
    [OrderMoveBody, { status_name: 'ready', reason: 5 }, 'This has to be text'],
    [OrderMoveBody, [], 'This has to be an object with named fields'],
    [HistoryDeleteBody, { ids: ['x'] }, 'This is not an id'],
    [HistoryDeleteBody, { ids: 'x' }, 'This has to be a list'],
    [HistoryDeleteBody, { ids: [] }, 'Choose at least 1'],
    [HistoryDeleteBody, {}, 'All input must be fulfilled'],
    [
      HistoryDeleteBody,
      { ids: Array.from({ length: LIMITS.historyDelete + 1 }, () => '01990000-0000-7000-8000-000000000000') },
      'Too many: at most 500',
    ],
    [ProductOrderBody, { ...order, qty: 0 }, 'Between 1 and 99 of a line'],
    [ProductOrderBody, { ...order, qty: '1' }, 'Between 1 and 99 of a line'],
    [ProductOrderBody, { ...order, size_id: [1] }, 'Choose one of the sizes'],
    [ProductOrderBody, { ...order, price: 1 }, 'Unknown field: price'],
    [QuoteBody, { lines: [{ ...order, note: 'a\0b' }], delivery_id: 1 }, 'This cannot be read as text'],
    [RegisterBody, { email: 5, password: 'long enough', phone: '081234567' }, 'This has to be text'],
  ])('%# %o', (schema, body, message) => {
    expect(schema.safeParse(body).error?.issues[0]?.message).toEqual(message);
  });
});

it('derives image sources from our own images only', () => {
  expect(imageSources('/images/ab-12_C-768.jpg')).toMatchObject({
    src: '/images/ab-12_C-768.jpg',
    avif: expect.stringContaining('/images/ab-12_C-384.avif 384w'),
  });
  for (const other of [
    null,
    undefined,
    '',
    'https://elsewhere.example/x-768.jpg',
    '/images/../x-768.jpg',
    '/images/x.png',
  ]) {
    expect(imageSources(other)).toBeNull();
  }
});
