import { describe, expect, it } from 'vitest';
import { CartOrderBody, OrderListQuery, pictureSources, ProductListQuery, QuoteBody, RegisterBody } from './index';

describe('ProductListQuery', () => {
  it.each([
    ['2', 2],
    ['Coffee', 1],
    ['Non Coffe', 2],
    ['non coffee', 2],
    ['Add-on', 4],
    ['Add on', 4],
    ['Favorites', undefined],
    ['', undefined],
    [undefined, undefined],
    ['Sushi', 0],
  ])('reads categories=%s as %s', (categories, id) => {
    expect(ProductListQuery.parse({ categories }).categories).toBe(id);
  });

  it.each([
    [{}, { page: 1, limit: 8, sort: 'popular', search: '' }],
    [{ page: '0', limit: '-1', sort: 'weird' }, { page: 1, limit: 8, sort: 'popular' }],
    [{ page: '3', limit: '1000' }, { page: 3, limit: 50 }],
    [{ page: 'x', search: '  latte ' }, { page: 1, search: 'latte' }],
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
    ['an unknown way', { lines: [line], delivery_id: 2 }],
    ['a time without a zone', { lines: [line], delivery_id: 1, time: '14:30' }],
    ['a price of its own', { lines: [{ ...line, price: 1 }], delivery_id: 1 }],
    ['a total of its own', { lines: [line], delivery_id: 1, total: 1 }],
  ])('refuses %s', (_, body) => {
    expect(QuoteBody.safeParse(body).success).toBe(false);
  });

  it('means now when no time is named', () => {
    expect(QuoteBody.parse({ lines: [line], delivery_id: 1 }).time).toBe('now');
  });
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
  [' a@b.co ', 'long enough', '+62 812-3456-7890', true],
])('register %s / %s / %s: %s', (email, password, phone, ok) => {
  expect(RegisterBody.safeParse({ email, password, phone }).success).toBe(ok);
});

it('reads several statuses of the staff list, and refuses an unknown one', () => {
  expect(OrderListQuery.parse({ status: 'pending, out for delivery' }).status).toEqual(['pending', 'out for delivery']);
  expect(OrderListQuery.safeParse({ status: 'lost' }).success).toBe(false);
});

it('derives picture sources from our own pictures only', () => {
  expect(pictureSources('/images/ab-12_C-768.jpg')).toMatchObject({
    src: '/images/ab-12_C-768.jpg',
    avif: expect.stringContaining('/images/ab-12_C-384.avif 384w'),
  });
  for (const other of [null, undefined, '', 'https://elsewhere.example/x-768.jpg', '/images/../x-768.jpg', '/images/x.png']) {
    expect(pictureSources(other)).toBeNull();
  }
});
