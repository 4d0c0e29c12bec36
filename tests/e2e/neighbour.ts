import { request } from '@playwright/test';
import { SHOP_PORT } from './shop';
import { somebodyNew } from './steps';

/** Another customer, without a browser, who buys every portion of a product that the shop still has. */
export async function neighbourBuysAll(productName: string): Promise<void> {
  const api = await request.newContext({
    baseURL: `http://127.0.0.1:${SHOP_PORT}`,
    extraHTTPHeaders: { 'x-forwarded-for': '127.2.0.1' },
  });
  const data = async (answer: { json(): Promise<{ data: unknown }> }) => (await answer.json()).data;

  const account = somebodyNew();
  await api.post('/api/auths/register', { data: account });
  const { email, password } = account;
  const { token } = (await data(await api.post('/api/auths/login', { data: { email, password } }))) as { token: string };
  const search = await api.get('/api/products', { params: { search: productName } });
  const [found] = (await data(search)) as { id: string }[];
  if (!found) throw new Error(`${productName} is not on the menu`);
  const { stock } = (await data(await api.get(`/api/products/${found.id}`))) as { stock: number | null };
  if (!stock) throw new Error(`${productName} is not counted, or gone already`);

  const placed = await api.post('/api/transactions', {
    headers: { 'x-access-token': token, 'idempotency-key': crypto.randomUUID() },
    data: { lines: [{ product_id: found.id, size_id: 1, qty: stock }], delivery_id: 1, payment_id: 3 },
  });
  if (placed.status() !== 201) throw new Error(`the neighbour got ${placed.status()}: ${await placed.text()}`);
  await api.dispose();
}
