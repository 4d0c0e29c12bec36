import { serializeKey, shopNeed } from '@seduh/api-client';
import { archivedProducts, handlers, productBySlug, shopFailures } from '@seduh/api-client/mocks';
import { act } from '@testing-library/react';
import { getResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { App } from './App';
import { address, needs, pictures, render, script } from './entry-server';
import { FIRST_HEAD } from './hydration/firstPage';

const latte = productBySlug('hazelnut-latte');
const urls = [
  '/',
  '/products',
  '/products?search=latte',
  '/products?categories=mine',
  `/product/${latte.id}`,
  '/login',
  '/signup',
  '/cart',
];

/** The page at this URL, made from what the mocked API answers. */
async function make(asked: string, api = handlers, preview?: string) {
  const url = address(asked);
  if (url === null) throw new Error(`not made: ${asked}`);
  const answers: Record<string, { data: unknown }> = {};
  for (const path of needs(url)) {
    const answer = await getResponse(api, new Request(`http://localhost/api${path}`));
    answers[path] = await answer?.json();
  }
  const shown = pictures(url, answers);
  const previews = preview ? Object.fromEntries(shown.map((image) => [image, preview])) : {};
  return { ...(await render(url, answers, 'https://seduh.example', previews)), shown };
}

it.each(urls)('makes %s whole, with nothing the content policy refuses', async (url) => {
  const { head, body } = await make(url);
  expect(head).toMatch(/^<title>[^<]+ · Seduh<\/title><meta name="description" content="[^"]{20,}"/);
  expect(body).toContain('</main>');
  expect(body).not.toMatch(/ style=|<script|<style| on\w+=/);
  // no part waits for the browser, none failed
  expect(body).not.toMatch(/<!--\$[?!]-->/);
});

/** The same address as an advertisement, a letter or a shared link leads to it. */
const withMore = (url: string) => `${url}${url.includes('?') ? '&' : '?'}utm_source=letter&fbclid=1#top`;

it.each([
  ...urls.flatMap((url) => [url, withMore(url)]).map((url) => ({ url, state: 'open', api: handlers })),
  { url: '/products', state: 'with previews', api: handlers },
  // made long before the browser takes it over: both go by the clock that the page brings along
  ...['/', '/products', '/products?search=latte', `/product/${latte.id}`, '/cart'].map((url) => ({
    url,
    state: 'closed',
    api: [shopFailures.closed, ...handlers],
  })),
])('makes $url, $state, so that the browser finds what it would draw itself', async ({ url, state, api }) => {
  const preview = state === 'with previews' ? 'data:image/avif;base64,AA' : undefined;
  const { body, data } = await make(url, api, preview);
  expect(body.split('src="data:').length - 1).toBe(preview ? 2 : 0);
  expect(body.includes('Closed. Opens at 07:00')).toBe(state === 'closed');
  window.history.replaceState(null, '', url);
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const differences = vi.fn();
  const page = (
    <BrowserRouter>
      <App data={data} />
    </BrowserRouter>
  );
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError: differences }));
  expect(differences).not.toHaveBeenCalled();
  // what came along in the address stays there: it is somebody's way to count
  expect(window.location.href.endsWith(url)).toBe(true);
  await act(async () => hydrated.unmount());
  root.remove();
  vi.unstubAllGlobals();
});

it('puts the menu into the menu', async () => {
  const { head, body, modules } = await make('/products?search=latte');
  expect(head).toContain('<title>Products · Seduh</title>');
  expect(body).toContain(latte.product_name);
  expect(body).not.toContain('Croissant');
  expect(modules).toContain('src/routes/ProductsRoute.tsx');
});

it('shows the pictures of the first row of cards first, on the menu alone', async () => {
  const shown = async (url: string) => (await make(url)).shown;
  expect(await shown('/products')).toEqual([
    expect.stringMatching(/^\/images\/demo-.*\.jpg$/),
    expect.stringMatching(/^\/images\/demo-.*\.jpg$/),
  ]);
  expect(await shown('/id/products?search=latte')).toHaveLength(2);
  for (const url of ['/', '/cart', `/product/${latte.id}`, '/products?categories=mine', '/products?search=nothing'])
    expect([url, await shown(url)]).toEqual([url, []]);
});

it('hands over of a promo what its coupon and terms say, and no more', async () => {
  const { data } = await make('/products');
  const promos = Object.values(data).flatMap((list) => (list as { data: Record<string, unknown>[] }).data);
  const promo = promos.find((one) => 'promo_name' in one);
  expect(promo).toMatchObject({ id: promo?.code, used: 0, given: 0, image: null, starts_at: '', ends_at: '' });
});

it('hands texts over in the language of the page alone, and names that a cart may keep in the main one too', async () => {
  const texts = async (url: string) => JSON.stringify((await make(url)).data);
  const [english, indonesian] = await Promise.all([texts('/products'), texts('/id/products')]);
  expect(english).toContain('Afternoon plate, 20% off');
  expect(english).not.toContain('_translations');
  expect(indonesian).toContain('Piring sore, diskon 20%');
  expect(indonesian).not.toMatch(/Afternoon plate|description_translations/);
  expect(indonesian).toContain('"product_name":"Iced Latte","name_translations":{"id":"Es Latte"}');
});

it('says on the menu that the shop is closed, and brings no shop along while it is open', async () => {
  const note = (body: string) => /class="closed-note">(.*?)<main/s.exec(body)?.[1];
  const open = await make('/products');
  const closed = await make('/products', [shopFailures.closed, ...handlers]);
  expect(note(open.body)).toBe('</div><!--/$-->');
  expect(note(closed.body)).toContain('Closed. Opens at 07:00');
  const hasShop = ({ data }: typeof open) => serializeKey(shopNeed().key) in data;
  expect([hasShop(open), hasShop(closed)]).toEqual([false, true]);
});

it('tells of a product by its own name and words', async () => {
  const { head, body } = await make(`/product/${latte.id}`);
  expect(head).toContain(`<title>${latte.product_name} · Seduh</title>`);
  expect(head).toContain(latte.description.slice(0, 20));
  expect(body.replaceAll(/<[^>]+>/g, '')).toMatch(/IDR\s25,000/);
});

it.each([
  ['/?utm_source=letter', '/'],
  ['/products', '/products'],
  ['/products?categories=coffee&sort=cheapest&fbclid=1', '/products?categories=1'],
  ['/products?categories=Favorites', '/products'],
  ['/products?page=2', '/products?page=2'],
  [`/product/${latte.id}?x=1`, `/product/${latte.id}`],
])('knows %s to search engines as %s', async (asked, address) => {
  const { head, isListed } = await make(asked);
  expect(isListed).toBe(true);
  expect(head).toContain(`<link rel="canonical" href="https://seduh.example${address}"/>`);
  expect(head).toContain(`<meta property="og:url" content="https://seduh.example${address}"/>`);
});

it.each([
  '/products?search=latte',
  '/products?categories=1&search=latte',
  '/products?categories=Sushi',
  '/products?page=99',
  `/product/${archivedProducts[0]?.id}`,
  '/login',
  '/signup',
  '/register',
  '/cart',
])('keeps %s out of search results', async (asked) => {
  const { head, foot, isListed } = await make(asked);
  expect([isListed, foot]).toEqual([false, '']);
  expect(head).not.toMatch(/canonical|og:|twitter/);
});

it('brings along nothing of the head that the next page would keep', async () => {
  for (const url of ['/', '/products', `/product/${latte.id}`]) {
    const { head, foot } = await make(url);
    const left = new DOMParser().parseFromString(head + foot, 'text/html');
    for (const element of left.querySelectorAll(FIRST_HEAD)) element.remove();
    expect(left.head.innerHTML + left.body.innerHTML).toMatch(/^<title>[^<]+<\/title>$/);
  }
});

it.each(urls)('makes one page of %s, however it was asked for', (url) => {
  expect(address(withMore(url))).toBe(address(url));
  expect(address(`http://seduh.example${url}`)).toBe(address(url));
});

it('keeps of the menu’s address what the menu shows, in one order', () => {
  const all = '/products?search=kopi+susu&sort=cheapest&page=2&categories=1';
  expect(address(all)).toBe(all);
  expect(address('/products?categories=1&page=2&gclid=x&sort=cheapest&search=%20kopi%20susu')).toBe(all);
  expect(address('/products?page=1&sort=nonsense&search=')).toBe('/products');
});

it.each(['/payment', '/history', '/history/1', '/orders', '/nothing', '/login?oidc=failed'])(
  'leaves %s to the browser',
  (url) => expect(address(url)).toBeNull(),
);

it.each(['/payment', '/history/1', '/nothing'])('makes no page at %s', async (url) => {
  await expect(render(url, {}, null)).rejects.toThrow('not made on the server');
});

it('makes no page of half its data', async () => {
  await expect(render('/products', {}, null)).rejects.toThrow('no answer for /products');
});

it('has an inline script that stands on its own', () => {
  expect(script).not.toContain('</');
  expect(() => new Function(script)).not.toThrow();
});
