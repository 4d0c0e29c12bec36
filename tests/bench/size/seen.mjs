// What the size figure knows of a shop before it asks: who calls, and which things there are.
import { ask, requestBytes } from '../connection.mjs';
import { comesInAllSizes, headersOf } from '../customers.mjs';
import { BROWSER_HEADERS, nextAddress } from '../visitors.mjs';

const ADMIN = { email: 'admin@seduh.example', password: 'buka-toko-jam-tujuh' };
export const CUSTOMER = { email: 'rani@seduh.example', password: 'kopi-susu-pagi' };
const DONE = 'delivered,picked up,cancelled';
const SOME = 40;
/** Answers as they are: compressing them takes the same time whatever stands behind them. */
export const plainly = ({ 'accept-encoding': _none, ...headers }) => headers;
const AS_BROWSER = plainly(BROWSER_HEADERS);

/** Logs in as staff and as a customer and looks around, so that every call has something to name. */
export async function lookAround(shop, pool, tokens) {
  // the clock of a run begins where the one before began: its sessions look younger, and too many end the oldest
  await pool.query('delete from sessions where user_id in (select id from users where email = any($1))', [
    [ADMIN.email, CUSTOMER.email],
  ]);
  const staff = await logIn(shop, ADMIN);
  const customer = await logIn(shop, CUSTOMER);
  const get = async (headers, path) => {
    const { status, body } = await ask(shop.port, `/api${path}`, { headers, address: nextAddress() });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return JSON.parse(body.toString());
  };
  const products = (await get(AS_BROWSER, `/products?limit=${SOME}`)).data.filter(
    (product) => product.available && !product.must_choose && comesInAllSizes(product),
  );
  const past = await get(staff, `/transactions?${new URLSearchParams({ status: DONE })}`);
  const own = await get(customer, '/transactions/history');
  const promos = await get(staff, '/promos');
  const groups = await get(staff, '/options/groups');
  const { rows } = await pool.query(
    `select customer_name as name, phone from orders where phone is not null and placed_at < '2026-11-01' order by placed_at desc limit ${SOME}`,
  );
  const { rows: tables } = await pool.query(
    'select code from shop_tables where retired_at is null order by id limit 1',
  );
  const { rows: numbers } = await pool.query('select max(number)::int as newest from orders');
  await ask(shop.port, '/api/shop/collect-key', { method: 'POST', headers: staff, json: {} });
  const { key } = (await get(staff, '/shop/collect-key')).data;
  return {
    port: shop.port,
    tokens,
    // the collection screen's key goes with every call that nobody is logged in for: the others do not look at it
    headers: { public: { ...AS_BROWSER, 'x-collect-key': key }, any: staff, Admin: staff, User: customer },
    ids: {
      products,
      orders: own.data.map(({ id }) => id),
      past: past.data.map(({ id }) => id),
      last: past.meta.totalPage,
      promos: promos.data.map(({ id }) => id),
      group: groups.data[0].id,
      names: rows.map(({ name }) => name),
      phones: rows.map(({ phone }) => phone.replace('+62', '0')),
      table: tables[0].code,
      newest: numbers[0].newest,
    },
  };
}

async function logIn({ port }, who) {
  const { status, body } = await ask(port, '/api/auths/login', { method: 'POST', json: who, address: nextAddress() });
  if (status !== 200)
    throw new Error(`logging in as ${who.email} answered ${status}: ${body.toString().slice(0, 200)}`);
  return plainly(headersOf(JSON.parse(body.toString()).data.token));
}

/** The bytes of one reading call. */
export const readingBytes = (seen, { role, address }, number) =>
  requestBytes('GET', address(seen.ids, number), { headers: seen.headers[role] ?? AS_BROWSER });
