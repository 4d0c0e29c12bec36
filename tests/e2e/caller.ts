import type { PaymentId } from '@seduh/contract';
import { type APIRequestContext, type APIResponse, request } from '@playwright/test';
import { ACCOUNTS, SHOP } from './shop';
import { somebodyNew } from './steps';

let callers = 0;

interface Account {
  email: string;
  password: string;
}

/** Somebody who uses the shop without a browser: what a journey needs to be so before it starts. */
export interface Caller {
  /** Every call answers the envelope's data, and throws where the shop refuses. */
  get<Data>(path: string, query?: Record<string, string>): Promise<Data>;
  post<Data>(path: string, data: unknown): Promise<Data>;
  put<Data>(path: string, data: unknown): Promise<Data>;
  patch<Data>(path: string, data: unknown): Promise<Data>;
  delete<Data>(path: string): Promise<Data>;
  dispose(): Promise<void>;
}

async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  if (!answer.ok()) throw new Error(`${answer.url()} answers ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Logs in without a browser, from an address of its own. */
export async function callAs(account: Account, baseURL: string = SHOP.url): Promise<Caller> {
  callers += 1;
  const open = (headers: Record<string, string> = {}): Promise<APIRequestContext> =>
    request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': `127.200.${Math.floor(callers / 250)}.${callers % 250}`, ...headers },
    });
  const door = await open();
  const { email, password } = account;
  const login = await door.post('/api/auths/login', { data: { email, password } });
  const { token } = await dataOf<{ token: string }>(login);
  await door.dispose();
  const api = await open({ 'x-access-token': token });
  return {
    get: async (path, query = {}) => dataOf(await api.get(`/api${path}`, { params: query })),
    post: async (path, data) =>
      dataOf(await api.post(`/api${path}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } })),
    put: async (path, data) => dataOf(await api.put(`/api${path}`, { data })),
    patch: async (path, data) => dataOf(await api.patch(`/api${path}`, { data })),
    delete: async (path) => dataOf(await api.delete(`/api${path}`)),
    dispose: () => api.dispose(),
  };
}

/** Signs somebody new up, without a browser. */
export async function newCustomer(): Promise<Account> {
  callers += 1;
  const door = await request.newContext({
    baseURL: SHOP.url,
    extraHTTPHeaders: { 'x-forwarded-for': `127.201.${Math.floor(callers / 250)}.${callers % 250}` },
  });
  const person = somebodyNew();
  await dataOf(await door.post('/api/auths/register', { data: person }));
  await door.dispose();
  return person;
}

/** The address that the code on one of the shop's tables opens. */
export async function linkOfTable(label: string): Promise<string> {
  const staff = await callAs(ACCOUNTS.admin);
  const tables = await staff.get<{ label: string; code: string }[]>('/shop/tables');
  await staff.dispose();
  const table = tables.find((each) => each.label === label);
  if (!table) throw new Error(`there is no table ${label}`);
  return `/t/${table.code}`;
}

/** A product on the menu, by its exact name. */
export async function findProduct(
  caller: Pick<Caller, 'get'>,
  name: string,
): Promise<{ id: string; stock: number | null }> {
  const found = await caller.get<{ id: string; product_name: string }[]>('/products', { search: name });
  const product = found.find(({ product_name }) => product_name === name);
  if (!product) throw new Error(`${name} is not on the menu`);
  return caller.get(`/products/${product.id}`);
}

/** Orders for pick up, or to be brought to an address; paid in cash where nothing else is said. */
export const orderFor = async (
  caller: Pick<Caller, 'post'>,
  product: { id: string },
  { qty = 1, paymentId = 3, address }: { qty?: number; paymentId?: PaymentId; address?: string } = {},
): Promise<{ id: string; number: string; total: number }> =>
  caller.post('/transactions', {
    lines: [{ product_id: product.id, size_id: 1, qty }],
    ...(address ? { delivery_id: 4, address } : { delivery_id: 3 }),
    payment_id: paymentId,
  });

/** Staff take an order all the way into its customer's hands, or into those of who rides there. */
export async function fulfil(staff: Caller, { id }: { id: string }, last = 'picked up'): Promise<void> {
  for (const status_name of ['confirmed', 'preparing', 'ready', last]) {
    await staff.patch(`/transactions/${id}`, { status_name });
  }
}
