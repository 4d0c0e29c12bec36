import { describe, expect, it } from 'vitest';
import { paths, readProductsQuery, readReportRange } from './paths';

const resting = { search: '', sort: 'popular', page: 1, categories: '' };
const read = (text: string) => readProductsQuery(new URLSearchParams(text));

describe('the product list in the URL', () => {
  it.each([
    ['', resting],
    [
      'search=%20es%20teh%20&sort=cheapest&page=3&categories=2',
      { search: 'es teh', sort: 'cheapest', page: 3, categories: '2' },
    ],
    ['categories=Non+Coffe', { ...resting, categories: 'Non Coffe' }],
    ['sort=biggest&page=0', resting],
    ['page=-2', resting],
    ['page=2.5', resting],
    ['page=many', resting],
    ['page=99999999999999999999', resting],
  ])('reads %s', (text, query) => {
    expect(read(text)).toEqual(query);
  });

  it('leaves out what is at rest', () => {
    expect(paths.products()).toBe('/products');
    expect(paths.products(read(''))).toBe('/products');
  });

  it('writes what it reads', () => {
    const query = read('search=kopi %26 susu&sort=priciest&page=2&categories=1');
    expect(readProductsQuery(new URL(paths.products(query), 'http://shop').searchParams)).toEqual(query);
  });
});

it.each([
  ['/dashboard', 'monthly'],
  ['/dashboard?range=weekly', 'weekly'],
  ['/dashboard?range=daily', 'daily'],
] as const)('%s is the %s report', (href, range) => {
  expect(paths.report(range)).toBe(href);
  expect(readReportRange(new URL(href, 'http://shop').searchParams)).toBe(range);
});

it('shows months for a range nobody knows', () => {
  expect(readReportRange(new URLSearchParams('range=yearly'))).toBe('monthly');
});

it('keeps an odd id in its segment', () => {
  expect(paths.product('a/b?c')).toBe('/product/a%2Fb%3Fc');
});
