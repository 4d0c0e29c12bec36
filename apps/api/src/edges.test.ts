import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSettings } from './resources/shop/settings/command';
import { withPasskey } from './resources/auth/testing/passkey-kit';
import { makeClosedDay } from './resources/closes/testing/close-kit';
import { cart, createOrderKit, line } from './resources/orders/testing/order-kit';
import { createTestApp, type TestApp, type TestUser } from './testing';
import { listRoutes, type AccessRoute, makeRefund } from './testing/access-matrix';
import { ACCESS_SAMPLES, type AccessSample } from './testing/access-samples';
import { BROKEN_ADDRESSES, createEdges, encode, put, type JsonSchema } from './testing/edges';

/** Requests beside the known edges to each place; what fails prints the seed, and `EDGES_SEED` sends the same again. */
const MORE = 1;
const seed = Number(process.env.EDGES_SEED) || undefined;
const CUSTOMERS = 12;

interface Operation {
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** A request, but for who sends it. */
interface Shape {
  id?: string;
  search?: string;
  body?: unknown;
  key?: string;
}

/** One place of a route where something can stand: what is worth a try there, and the request that carries it. */
interface Target {
  name: string;
  edges: readonly unknown[];
  shape(edge: unknown, body: unknown): Shape;
}

let shop: TestApp;
let description: Description;
let people: Record<'User' | 'Admin', TestUser[]>;
let rows: Record<NonNullable<AccessSample['of']>, string[]>;

beforeAll(async () => {
  shop = await createTestApp();
  description = (await shop.app.inject('/api/openapi.json')).json();
  await changeSettings(
    { db: shop.database.db, now: shop.clock.now(), cards: true },
    { bank: { bank: 'BCA', account: '0123', holder: 'Seduh' } },
  );
  const kit = createOrderKit(shop);
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => shop.makeUser()));
  people = { User: customers, Admin: [await shop.makeUser({ role: 'Admin' })] };
  const product = await Promise.all([shop.makeProduct(), shop.makeProduct({ stock: 3 })]);
  const promo = [await shop.makePromo({ code: 'SENJA20' }), await shop.makePromo({ one_per_day: false })];
  const placed = customers.map(async (customer, index) => {
    const order = await kit.place(customer, cart([line(product[0] ?? '')], { payment_id: (index % 3) + 1 }));
    return order.data.id;
  });
  const session = await Promise.all(
    customers.map(async ({ id, token }) => (await shop.app.sessions.list(id, token))[0]?.id ?? ''),
  );
  const order = await Promise.all(placed);
  const refund = await Promise.all(order.map((id) => makeRefund(shop, id)));
  const groups = await Promise.all(product.map((id) => shop.makeGroup({ on: [id] })));
  const group = groups.map(({ id }) => String(id));
  const option = groups.flatMap(({ optionIds }) => optionIds.map(String));
  const table = [(await shop.makeTable()).id, (await shop.makeTable()).id];
  const staff = [(await shop.makeUser({ role: 'Admin', bundle: 'barista' })).id];
  const invitation = [await shop.makeInvitation()];
  const pause = ['1', '3', '4', 'all'];
  const passkey = await Promise.all(customers.map(async (one) => (await withPasskey(shop, one)).passkey.id));
  const close = [await makeClosedDay(shop, await shop.makeUser({ role: 'Admin' }))];
  rows = { product, promo, order, session, refund, group, option, table, pause, staff, invitation, passkey, close };
});
afterAll(() => shop.close());

/** What stands in an address or a header; of anything, some have no text: `{ toString: null }`. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** Every place of a request to this route. */
function targetsOf({ name, method, path }: AccessRoute, edges: ReturnType<typeof createEdges>) {
  const { parameters = [], requestBody }: Operation = description.paths[path]?.[method.toLowerCase()] ?? {};
  const [[type = '', { schema: body = {} } = {}] = []] = Object.entries(requestBody?.content ?? {});
  const targets: Target[] = parameters.flatMap(({ name, in: where, schema }): Target[] => {
    const values = [...edges.edgesOf(schema).map(encode), ...BROKEN_ADDRESSES];
    if (where === 'path') return [{ name, edges: values, shape: (id, body) => ({ id: textOf(id), body }) }];
    if (where === 'header')
      return [{ name, edges: ['', 'x'.repeat(129), '\u00FF'], shape: (key, body) => ({ key: textOf(key), body }) }];
    return [{ name, edges: values, shape: (value) => ({ search: `?${name}=1&${name}=${textOf(value)}` }) }];
  });
  for (const { place, schema } of requestBody ? edges.places(body) : []) {
    const shape = (edge: unknown, whole: unknown) => ({ body: put(whole, place, edge) });
    targets.push({ name: place.join('.'), edges: edges.edgesOf(schema), shape });
  }
  if (targets.length === 0) targets.push({ name, edges: [0], shape: () => ({}) });
  return { targets, body, isForm: type.startsWith('multipart') };
}

/** The fields of a body as a browser's form carries them. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typeof body === 'object' && body !== null ? body : { body })) {
    form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  return form;
}

let sent = 0;

/** Sends it from somewhere new each time, as one who may; the status it is answered with. */
async function send(route: AccessRoute, { id, search = '', body, key }: Shape, isForm: boolean): Promise<number> {
  sent += 1;
  const role = route.role === 'Admin' || (route.role === 'any' && sent % 3 === 0) ? 'Admin' : 'User';
  // what ends a session or an account ends one of its own
  const leaves = route.method === 'DELETE' && /logout|users/.test(route.path);
  const nth = <Item>(items: readonly Item[]) => items[sent % items.length];
  const user = leaves ? await shop.makeUser({ role }) : nth(people[role]);
  const own = nth(rows[ACCESS_SAMPLES[route.name]?.of ?? 'product']) ?? '';
  const request: InjectOptions = {
    method: route.method,
    url: route.path.replace('{id}', id ?? own) + search,
    remoteAddress: shop.nextAddress(),
    headers: { ...user?.headers, 'idempotency-key': key ?? `key-${sent}` },
  };
  if (isForm && sent % 2 === 0) request.payload = formOf(body);
  else if (body !== undefined) {
    request.payload = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  if (!ACCESS_SAMPLES[route.name]?.endless) return (await shop.app.inject(request)).statusCode;
  const answer = await shop.app.inject({ ...request, payloadAsStream: true });
  answer.stream().destroy();
  return answer.statusCode;
}

it('answers the edges of every place of every route, and never with 5xx', async () => {
  const edges = createEdges(description.components.schemas, knownValues());
  const answers = new Map<number, number>();
  const broken: string[] = [];
  const attack = async (route: AccessRoute) => {
    const { targets, body, isForm } = targetsOf(route, edges);
    for (const { name, edges: wanted, shape } of targets) {
      const property = fc.asyncProperty(edges.anything, edges.fitting(body), async (edge, whole) => {
        const status = await send(route, shape(edge, whole), isForm);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        return status < 500;
      });
      const [whole] = fc.sample(edges.fitting(body), { numRuns: 1, seed: 1 });
      const examples = wanted.map((edge): [unknown, unknown] => [edge, whole]);
      const outcome = await fc.check(property, {
        examples,
        numRuns: examples.length + MORE,
        ...(seed === undefined ? {} : { seed }),
      });
      if (outcome.failed) broken.push(`${route.name}, ${name}: ${fc.defaultReportMessage(outcome)}`);
    }
  };
  await Promise.all((await listRoutes(shop)).map(attack));
  expect(broken).toEqual([]);
  // they are no test where the first check refuses them all
  expect(answers.get(200)).toBeGreaterThan(100);
}, 120_000);

const knownValues = () => ({
  product_id: rows.product,
  ids: rows.order,
  size_id: [1, 2, '3'],
  delivery_id: [1, 3],
  payment_id: [1, 2, 3],
  category_id: [1, '4'],
  promo_code: ['SENJA20', null, '1'],
  promo_id: ['1', null, ...rows.promo],
  qty: [1, 2],
  version: [1, '1'],
  discount: [0.2, '0.25'],
  email: ['new@seduh.example'],
  phone: ['+62 812 3456 7890'],
  password: [''],
  old_password: [''],
});
