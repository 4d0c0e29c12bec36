import { productKey, serializeKey, shopKey } from '@seduh/api-client';
import { productBySlug, shop } from '@seduh/api-client/mocks';
import type { ProductDetail, Shop } from '@seduh/contract';
import { LANGUAGES, languageOf, PAGES } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { pageHead } from './pageHead';
import { shortened } from './description';
import { words as english } from './words/en';
import { words as indonesian } from './words/id';

const base = 'https://seduh.example';
const latte = productBySlug('hazelnut-latte');
const query = new URLSearchParams();
const inEnglish = { language: LANGUAGES[0], words: english };

function productHead(changes: Partial<ProductDetail> = {}, site: string | null = base) {
  const product = { ...latte, ...changes };
  const data = { [serializeKey(productKey(product.id))]: product };
  const place = { params: { id: product.id }, query };
  return pageHead({ pattern: PAGES.product.path, place, data, title: 'Latte · Seduh', base: site, ...inEnglish });
}

function homeHead(changes: Partial<Shop> = {}, site: string | null = base) {
  const data = { [serializeKey(shopKey())]: { ...shop, ...changes } };
  const place = { params: {}, query };
  return pageHead({ pattern: PAGES.home.path, place, data, title: 'Kopi · Seduh', base: site, ...inEnglish });
}

/** The head and foot as a browser reads them. */
const read = ({ head, foot }: { head: string; foot: string }) =>
  new DOMParser().parseFromString(`<head>${head}</head><body>${foot}</body>`, 'text/html');
const meta = (page: Document, name: string) =>
  page.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
const thing = (made: { head: string; foot: string }) =>
  JSON.parse(read(made).querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

it('tells of a product: price, stock, picture and address', () => {
  const made = productHead();
  const url = `${base}/product/${latte.id}`;
  const image = base + String(latte.image).replace('-768', '-1200');
  expect(thing(made)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: latte.product_name,
    description: latte.description,
    category: latte.category_name,
    url,
    image,
    offers: { '@type': 'Offer', price: 25_000, priceCurrency: 'IDR', availability: 'https://schema.org/InStock', url },
  });
  const page = read(made);
  expect(meta(page, 'og:type')).toBe('product');
  expect(meta(page, 'og:image')).toBe(image);
  expect(meta(page, 'og:image:alt')).toBe(latte.product_name);
  // how high it is only its file knows
  expect(meta(page, 'og:image:width')).toBeUndefined();
  expect(meta(page, 'twitter:card')).toBe('summary_large_image');
});

it('asks the price the page shows: of the first size it comes in', () => {
  const sizes = [
    { id: 2 as const, name: 'Large', surcharge: 3000 },
    { id: 3 as const, name: 'Extra Large', surcharge: 5000 },
  ];
  expect(thing(productHead({ size_ids: [2, 3], sizes })).offers.price).toBe(28_000);
});

it('says that a product is sold out', () => {
  expect(thing(productHead({ available: false, stock: 0 })).offers.availability).toBe('https://schema.org/OutOfStock');
});

it('says nothing of a product off the menu, nor of one that did not come', () => {
  expect(productHead({ archived: true })).toMatchObject({ isListed: false, foot: '' });
  const place = { params: { id: latte.id }, query };
  const made = pageHead({ pattern: PAGES.product.path, place, data: {}, title: '', base, ...inEnglish });
  expect(made).toMatchObject({ isListed: false, foot: '' });
});

it('shows the shop’s picture where a product has none', () => {
  const made = productHead({ image: null });
  expect(meta(read(made), 'og:image')).toBe(`${base}/share.jpg`);
  expect(thing(made)).not.toHaveProperty('image');
});

it('lets no text out of its place', () => {
  const description = '</script><script>evil()</script><!-- \u2028\u2029 " \' & <b>bold</b>';
  const made = productHead({ description, product_name: '"><img src=x onerror=evil()>' });
  expect(made.foot).not.toMatch(/[\u2028\u2029]/);
  expect(made.foot.match(/<\/?script/g)).toHaveLength(2);
  expect(thing(made).description).toBe(description);
  const page = read(made);
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('img,b')).toBeNull();
  expect(meta(page, 'description')).toBe(description.replace(/\s+/g, ' '));
});

it('tells of the shop as its settings are', () => {
  const hours = [1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '07:00', close: day === 6 ? '23:00' : '21:00' }));
  const made = homeHead({ hours });
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  expect(thing(made)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    name: 'Seduh',
    url: `${base}/`,
    image: `${base}/share.jpg`,
    telephone: '+62 21 5550 1741',
    address: { '@type': 'PostalAddress', streetAddress: 'Jl. Cikini Raya 41', addressLocality: 'Jakarta' },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '07:00', closes: '21:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '07:00', closes: '23:00' },
    ],
    currenciesAccepted: 'IDR',
    hasMenu: `${base}/products`,
  });
  const page = read(made);
  expect(meta(page, 'og:title')).toBe('Kopi · Seduh');
  expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
});

it('leaves out what the shop does not say', () => {
  const told = thing(homeHead({ address: '', phone: '', hours: [] }));
  for (const name of ['address', 'telephone', 'priceRange']) expect(told).not.toHaveProperty(name);
  expect(told.openingHoursSpecification).toEqual([]);
});

it('tells of the menu by its sections, and of no search or page of it', () => {
  const menuHead = (text: string) => {
    const place = { params: {}, query: new URLSearchParams(text) };
    return pageHead({ pattern: PAGES.products.path, place, data: {}, title: 'Products', base, ...inEnglish });
  };
  const told = thing(menuHead('sort=cheapest'));
  expect(told['@type']).toBe('Menu');
  expect(told.hasMenuSection).toHaveLength(4);
  expect(told.hasMenuSection[0]).toEqual({
    '@type': 'MenuSection',
    name: 'Coffee',
    url: `${base}/products?categories=1`,
  });
  expect(menuHead('categories=1')).toMatchObject({ isListed: true, foot: '' });
  expect(menuHead('search=kopi')).toMatchObject({ isListed: false, foot: '' });
});

it('leads to the same page in every language, each of them alike', () => {
  const place = { params: {}, query: new URLSearchParams('categories=1&sort=cheapest') };
  const page = { pattern: PAGES.products.path, place, data: {}, title: 'Menu', base };
  const heads = [
    { ...page, ...inEnglish },
    { ...page, language: languageOf('id'), words: indonesian },
  ].map((made) => read(pageHead(made)));
  const links = (made: Document) =>
    [...made.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
  expect(links(heads[0] as Document)).toEqual([
    ['en', `${base}/products?categories=1`],
    ['id', `${base}/id/products?categories=1`],
    ['x-default', `${base}/products?categories=1`],
  ]);
  expect(links(heads[1] as Document)).toEqual(links(heads[0] as Document));
  const own = heads.map((made) => made.querySelector('link[rel=canonical]')?.getAttribute('href'));
  expect(own).toEqual([`${base}/products?categories=1`, `${base}/id/products?categories=1`]);
  expect(heads.map((made) => meta(made, 'og:locale'))).toEqual(['en_GB', 'id_ID']);
  expect(heads.map((made) => meta(made, 'description'))).toEqual([english.menu, indonesian.menu]);
});

it('says where pages are in the language of this one, and where pictures are', () => {
  const data = { [serializeKey(shopKey())]: shop };
  const place = { params: {}, query };
  const language = languageOf('id');
  const told = thing(pageHead({ pattern: PAGES.home.path, place, data, title: '', base, language, words: indonesian }));
  expect([told.url, told.hasMenu, told.image]).toEqual([`${base}/id`, `${base}/id/products`, `${base}/share.jpg`]);
});

it('names no address where nobody said where the shop is', () => {
  for (const made of [homeHead({}, null), productHead({}, null)]) {
    expect(made.isListed).toBe(true);
    expect(made.head).not.toMatch(/canonical|og:url|og:image|twitter|undefined|null/);
    const { url, image, hasMenu } = thing(made);
    expect([url, image, hasMenu]).toEqual([undefined, undefined, undefined]);
    expect(meta(read(made), 'og:description')).toBeTruthy();
  }
});

it.each([
  ['stays as it is where it is short', ' Kopi \n susu ', 'Kopi susu'],
  ['is cut after a word', `${'kopi '.repeat(31)}susu, gula aren`, `${'kopi '.repeat(31).trim()}…`],
  ['loses the comma before the cut', `${'x'.repeat(155)}, and a word`, `${'x'.repeat(155)}…`],
  ['is cut in a word without end', 'x'.repeat(400), `${'x'.repeat(159)}…`],
  ['is never cut through a character', `${'x'.repeat(158)}\u{1F600}${'x'.repeat(9)}`, `${'x'.repeat(158)}…`],
])('a description %s', (_, text, expected) => {
  expect(shortened(text)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(160);
});
