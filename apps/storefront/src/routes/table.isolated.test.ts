import * as client from '@seduh/api-client';
import { sessions, signIn } from '@seduh/api-client/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOrdersQuery } from '@seduh/screens/lib';
import { loadAhead } from './ahead';
import { watchNearLinks } from './nearLinks';
import { pages, preloadPage } from './table';

vi.mock('./nearLinks', () => ({ watchNearLinks: vi.fn() }));
vi.mock('@seduh/api-client', async (original) => ({
  ...(await original<typeof client>()),
  preload: vi.fn(),
  preloadHistory: vi.fn(),
  preloadOrders: vi.fn(),
}));

const line = { productId: '1', productName: 'Latte', price: 30_000, image: null, sizeId: 1, qty: 1, note: '' } as const;

const asked = () => vi.mocked(client.preload).mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  vi.clearAllMocks();
  for (const page of Object.values(pages)) vi.spyOn(page, 'load').mockResolvedValue();
});
afterEach(() => signIn(null));

it('starts code and data of a page side by side', () => {
  void preloadPage('/products?search=kopi&page=2');
  // both asked for before anything has come back
  expect(pages.products.load).toHaveBeenCalledOnce();
  expect(asked()).toEqual(['/products?search=kopi&sort=popular&page=2', '/promos?limit=50']);
});

it('asks for no list where only the device knows what is on it', async () => {
  await preloadPage('/products?categories=mine');
  expect(asked()).toEqual(['/promos?limit=50']);
});

it('hands the parameters of the path on', async () => {
  await preloadPage('/product/0198-af');
  expect(asked()).toEqual(['/products/0198-af', '/shop']);
});

it('asks for nothing a guard will refuse, and prepares where it will lead', async () => {
  await preloadPage('/history');
  expect(client.preloadHistory).not.toHaveBeenCalled();
  expect(pages.login.load).toHaveBeenCalledOnce();

  signIn(sessions.customer);
  await preloadPage('/orders');
  expect(client.preloadOrders).not.toHaveBeenCalled();
  expect(pages.home.load).toHaveBeenCalledOnce();
});

it('starts a guarded page for who may see it', async () => {
  signIn(sessions.customer);
  await preloadPage('/history?page=3');
  expect(client.preloadHistory).toHaveBeenCalledWith(3);
  expect(asked()).toEqual(['/shop']);
  expect(pages.history.load).toHaveBeenCalledOnce();
});

it('loads for the board what the board shows', async () => {
  signIn(sessions.admin);
  await preloadPage('/orders');
  expect(client.preloadOrders).toHaveBeenCalledWith(openOrdersQuery);
});

it("loads the shop for the cart, whose times are the shop's", async () => {
  await preloadPage('/cart');
  expect(asked()).toEqual(['/shop']);
});

it('takes an unknown address for the page that says so', async () => {
  await preloadPage('/nowhere');
  expect(pages.notFound.load).toHaveBeenCalledOnce();
});

it('does not reject when the code does not come', async () => {
  vi.mocked(pages.cart.load).mockRejectedValueOnce(new Error('no such chunk'));
  await expect(preloadPage('/cart')).resolves.toBeUndefined();
});

it('fetches ahead what a link in view leads to, each page once, and its code alone', async () => {
  await loadAhead();
  const [load] = vi.mocked(watchNearLinks).mock.lastCall ?? [];
  for (const page of [pages.products, pages.product, pages.cart]) expect(page.load).not.toHaveBeenCalled();
  vi.mocked(client.preload).mockClear();
  await load?.('/product/1');
  await load?.('/product/2');
  // a guard sends visitors there
  await load?.('/history');
  expect(pages.product.load).toHaveBeenCalledOnce();
  expect(pages.login.load).toHaveBeenCalledOnce();
  expect(pages.history.load).not.toHaveBeenCalled();
  expect(asked()).toEqual([]);
});

it('has the checkout at hand for a customer who has something to pay, also when the code does not come at first', async () => {
  const { id } = sessions.customer;
  signIn(sessions.customer);
  await loadAhead();
  expect(pages.payment.load).not.toHaveBeenCalled();
  client.cartOf(id).set({ ...client.EMPTY_CART, lines: [line] });
  vi.mocked(pages.payment.load).mockRejectedValueOnce(new Error('no such file'));
  await loadAhead();
  await vi.mocked(watchNearLinks).mock.lastCall?.[0]('/cart');
  expect(pages.payment.load).toHaveBeenCalledOnce();
});

it('fetches nothing ahead for who spares data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await loadAhead();
  vi.unstubAllGlobals();
  expect(watchNearLinks).not.toHaveBeenCalled();
});
