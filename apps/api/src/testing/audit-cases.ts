// Long because it has one call for every writing route that staff can make, with what it needs and what it has to leave.
import type { AuditChange, Order, SettingsView } from '@seduh/contract';
import type { AuditAction } from '@seduh/contract/constants';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { expect } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { hashPassword } from '../resources/auth/passwords';
import { beginFactor, codeAfter, withFactor, withPassword } from '../resources/auth/testing/factor-kit';
import { createAuthenticator } from '../resources/auth/testing/authenticator';
import { beginPasskey, withPasskey } from '../resources/auth/testing/passkey-kit';
import { countOf, createCloseKit } from '../resources/closes/testing/close-kit';
import { cart, createOrderKit, line, PICK_UP } from '../resources/orders/testing/order-kit';
import { openBank } from '../resources/orders/testing/card-kit';
import { makeRefund } from './access-matrix';
import { SAMPLE_PASSWORD } from './access-samples';
import type { TestApp } from './app';
import { formOf } from './helpers';
import type { TestUser } from './makers';

/** A call of staff that goes through. */
export interface AuditCall extends Pick<InjectOptions, 'payload' | 'headers'> {
  /** Stands for `{id}` in the path. */
  id?: string;
  action: AuditAction;
  /** What it is done to; left out: the shop as a whole. */
  subject?: string;
  /** Some of what the entry has to say, as `[field, of, before, after]`; empty: it shows no values. */
  says: readonly [AuditChange['field'], string | null, unknown, unknown][];
}

/** Makes what a call is about. */
export type AuditCase = (shop: TestApp, staff: TestUser) => Promise<AuditCall>;

const json = (payload: object) => ({ payload });
const picture = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();

const product: (call: (id: string) => Omit<AuditCall, 'id' | 'subject'>) => AuditCase = (call) => async (shop) => {
  const id = await shop.makeProduct();
  return { id, subject: 'Hazelnut Latte', ...call(id) };
};

/** An order of a customer, or one that went so far. */
async function order(shop: TestApp, staff: TestUser, ...path: Order['status_name'][]): Promise<Order> {
  const kit = createOrderKit(shop);
  const { data } = await kit.place(await shop.makeUser(), cart([line(await shop.makeProduct())]), uuidv7());
  for (const to of path) await kit.move(staff, data.id, to);
  return data;
}

const ofOrder =
  (path: Order['status_name'][], call: (order: Order) => Omit<AuditCall, 'id' | 'subject'>): AuditCase =>
  async (shop, staff) => {
    const made = await order(shop, staff, ...path);
    return { id: made.id, subject: made.number, ...call(made) };
  };

/** An order of what has run out since, with what is offered instead; asked about, or not yet. */
async function runOut(shop: TestApp, staff: TestUser, asked?: 'asked') {
  const { call } = createOrderKit(shop);
  const made = await order(shop, staff);
  const instead = await shop.makeProduct({ product_name: 'Taro Latte' });
  const out = made.lines[0]?.product_id ?? '';
  const mark = { sold_out_until: 'next_opening', substitute_id: instead };
  await call(staff, { method: 'PATCH', url: `/api/products/${out}/availability`, payload: mark });
  if (asked) await call(staff, { method: 'POST', url: '/api/transactions/offers', payload: { product_id: out } });
  return { order: made, out, instead };
}

const message = { 'idempotency-key': 'once' };

/** An order whose receipt did not reach its customer. */
async function withoutReceipt(shop: TestApp, staff: TestUser): Promise<Order> {
  const made = await order(shop, staff, ...PICK_UP);
  const nothing = { due_at: null, sender: null, recipient: null, subject: null, text: null, html: null };
  await shop.database.db
    .updateTable('mails')
    .set({ ...nothing, failed_at: shop.clock.now(), failure: 'EENVELOPE 550' })
    .where('about', '=', made.id)
    .execute();
  return made;
}

/**
 * A call for every writing route of the API's description that staff can make, by method and path. A route without one
 * fails the test of the record: add it here, with what its entry says.
 */
export const AUDIT_CASES: Readonly<Record<string, readonly AuditCase[]>> = {
  'POST /api/products': [
    async () => {
      const fields = { productname: 'Mocha', price: '30000', description: 'Milk.', category_id: '1' };
      return {
        ...(await formOf({ ...fields, image: await picture() })),
        action: 'product.create',
        subject: 'Mocha',
        says: [
          ['name', null, null, 'Mocha'],
          ['price', null, null, 30_000],
        ],
      };
    },
  ],
  'PATCH /api/products/{id}': [
    product(() => ({
      ...json({ version: 1, price: 28_000 }),
      action: 'product.update',
      says: [['price', null, 25_000, 28_000]],
    })),
    product(() => ({
      ...json({ sizes: [{ id: 2, surcharge: 3_000 }], making: { seconds: 75, station: 'bar' } }),
      action: 'product.update',
      says: [
        ['surcharge', 'Large', null, 3_000],
        ['work_seconds', null, null, 75],
        ['station', null, null, 'bar'],
      ],
    })),
  ],
  'DELETE /api/products/{id}': [
    product(() => ({ action: 'product.archive', says: [['archived', null, false, true]] })),
  ],
  'PATCH /api/products/{id}/availability': [
    product(() => ({
      ...json({ sold_out_until: '2026-11-20T10:00:00.000Z' }),
      action: 'product.availability',
      says: [['sold_out_until', null, null, '2026-11-20T10:00:00.000Z']],
    })),
  ],
  'POST /api/options/groups': [
    async () => ({
      ...json({ group_name: 'Cream', min: 0, max: 1, options: [{ option_name: 'Whipped', surcharge: 4_000 }] }),
      action: 'options.create',
      subject: 'Cream',
      says: [
        ['options', null, null, ['Whipped']],
        ['surcharge', 'Whipped', null, 4_000],
      ],
    }),
  ],
  'PATCH /api/options/groups/{id}': [
    async (shop) => {
      const { id, optionIds } = await shop.makeGroup({ options: { Oat: 5_000 } });
      return {
        ...json({ version: 1, options: [{ id: optionIds[0], option_name: 'Oat milk', surcharge: 6_000 }] }),
        id: String(id),
        action: 'options.update',
        subject: 'Milk',
        says: [
          ['surcharge', 'Oat milk', 5_000, 6_000],
          ['options', null, ['Oat'], ['Oat milk']],
        ],
      };
    },
  ],
  'DELETE /api/options/groups/{id}': [
    async (shop) => ({
      id: String((await shop.makeGroup()).id),
      action: 'options.archive',
      subject: 'Milk',
      says: [['archived', null, false, true]],
    }),
  ],
  'PATCH /api/options/{id}/availability': [
    async (shop) => ({
      ...json({ sold_out_until: '2026-11-20T10:00:00.000Z' }),
      id: String((await shop.makeGroup()).optionIds[1]),
      action: 'options.availability',
      subject: 'Milk',
      says: [['sold_out_until', 'Oat milk', null, '2026-11-20T10:00:00.000Z']],
    }),
  ],
  'POST /api/promos': [
    async () => {
      const fields = { promo_name: 'Friday', description: 'Cheap.', discount: '0.2', duration: '3', code: 'FRIDAY' };
      return {
        ...(await formOf({ ...fields, min_price: '10000', image: await picture() })),
        action: 'promo.create',
        subject: 'Friday',
        says: [
          ['discount', null, null, 20],
          ['min_price', null, null, 10_000],
        ],
      };
    },
  ],
  'PATCH /api/promos/{id}': [
    async (shop) => ({
      ...json({ version: 1, discount: 0.25, dine_in_only: true }),
      id: await shop.makePromo(),
      action: 'promo.update',
      subject: 'Test promo',
      says: [
        ['discount', null, 20, 25],
        ['dine_in_only', null, false, true],
      ],
    }),
  ],
  'DELETE /api/promos/{id}': [
    async (shop) => ({
      id: await shop.makePromo(),
      action: 'promo.end',
      subject: 'Test promo',
      says: [['ends_at', null, '2026-11-27T07:30:00.000Z', '2026-11-20T07:30:00.000Z']],
    }),
  ],
  'PUT /api/shop/pauses/{id}': [
    async () => ({
      ...json({ minutes: 15 }),
      id: 'all',
      action: 'shop.pause',
      says: [['paused_until', 'all', null, '2026-11-20T07:45:00.000Z']],
    }),
  ],
  'DELETE /api/shop/pauses/{id}': [
    async ({ app }, { headers }) => {
      await app.inject({ method: 'PUT', url: '/api/shop/pauses/3', headers, payload: { minutes: 15 } });
      return {
        id: '3',
        action: 'shop.reopen',
        says: [['paused_until', '3', '2026-11-20T07:45:00.000Z', null]],
      };
    },
  ],
  'PUT /api/shop/staffing': [
    async () => ({
      ...json({ people: { bar: 4, kitchen: 1, counter: 1 }, busy_minutes: 25 }),
      action: 'shop.staffing',
      says: [
        ['people', 'bar', expect.any(Number), 4],
        ['busy_minutes', null, null, 25],
      ],
    }),
  ],
  'PATCH /api/shop/settings': [
    async ({ app }, { headers }) => {
      const { data } = (await app.inject({ url: '/api/shop/settings', headers })).json<{ data: SettingsView }>();
      const { member_minimum } = data.settings;
      return {
        ...json({ section: 'prices', version: data.versions.prices, settings: { tax_percent: 12, member_minimum } }),
        action: 'shop.settings',
        says: [['tax_percent', null, expect.any(Number), 12]],
      };
    },
  ],
  'POST /api/shop/tables': [
    async () => ({
      ...json({ labels: ['8', 'Terrace 2'] }),
      action: 'table.add',
      says: [['tables', null, null, ['8', 'Terrace 2']]],
    }),
  ],
  'PATCH /api/shop/tables/{id}': [
    async (shop) => ({
      id: (await shop.makeTable({ label: '7' })).id,
      ...json({ version: 1, label: 'Window' }),
      action: 'table.update',
      subject: 'Window',
      says: [['name', null, '7', 'Window']],
    }),
    async (shop) => ({
      id: (await shop.makeTable({ label: '7' })).id,
      ...json({ version: 1, active: false }),
      action: 'table.update',
      subject: '7',
      says: [['retired', null, false, true]],
    }),
  ],
  'POST /api/shop/tables/{id}/code': [
    async (shop) => ({
      id: (await shop.makeTable({ label: '7' })).id,
      ...json({ version: 1 }),
      action: 'table.code',
      subject: '7',
      says: [],
    }),
  ],
  'POST /api/shop/collect-key': [async () => ({ action: 'shop.screen', says: [] })],
  'POST /api/transactions/counter': [
    async (shop) => {
      const product_id = await shop.makeProduct();
      const lines = [line(product_id)];
      const terms = { delivery_id: DELIVERY.pickUp, payment_id: PAYMENT.cash, name: 'Somebody with a name' };
      const quoted = await createOrderKit(shop).quote(null, { lines, delivery_id: DELIVERY.pickUp });
      return {
        ...json({ lines, ...terms, quote_version: quoted.data.version }),
        headers: message,
        action: 'order.place',
        subject: expect.stringMatching(/^SD-\d+$/),
        says: [
          ['total', null, null, 27_500],
          ['payment_state', null, null, 'paid'],
        ],
      };
    },
  ],
  'PATCH /api/transactions/{id}': [
    ofOrder([], () => ({
      ...json({ status_name: 'confirmed' }),
      action: 'order.move',
      says: [['status', null, 'pending', 'confirmed']],
    })),
    ofOrder(PICK_UP.slice(0, 3), () => ({
      ...json({ status_name: 'picked up' }),
      action: 'order.move',
      says: [
        ['status', null, 'ready', 'picked up'],
        ['payment_state', null, 'confirmed', 'paid'],
      ],
    })),
    ofOrder(['confirmed'], () => ({
      ...json({ status_name: 'cancelled', reason: 'No milk' }),
      action: 'order.move',
      says: [
        ['status', null, 'confirmed', 'cancelled'],
        ['payment_state', null, 'confirmed', 'cancelled'],
      ],
    })),
    ofOrder(['confirmed', 'preparing'], () => ({
      ...json({ status_name: 'confirmed', undo: true }),
      action: 'order.undo',
      says: [['status', null, 'preparing', 'confirmed']],
    })),
  ],
  'POST /api/transactions/{id}/pours': [
    ofOrder(['confirmed', 'preparing'], () => ({
      ...json({ pour_id: uuidv7(), line: 1 }),
      action: 'order.pour',
      says: [
        ['pieces', 'Hazelnut Latte', 0, 1],
        ['status', null, 'preparing', 'ready'],
      ],
    })),
    async (shop, staff) => {
      const { id, number } = await order(shop, staff, 'confirmed', 'preparing');
      const pour = { pour_id: uuidv7(), line: 1 };
      const url = `/api/transactions/${id}/pours`;
      await shop.app.inject({ method: 'POST', url, headers: staff.headers, payload: pour });
      return {
        ...json({ ...pour, undo: true }),
        id,
        subject: number,
        action: 'order.unpour',
        says: [
          ['pieces', 'Hazelnut Latte', 1, 0],
          ['status', null, 'ready', 'preparing'],
        ],
      };
    },
  ],
  'PUT /api/transactions/{id}/delay': [
    ofOrder(['confirmed'], () => ({
      ...json({ reason: 'The grinder is being cleaned' }),
      action: 'order.delay',
      says: [['delay_reason', null, false, true]],
    })),
  ],
  'POST /api/transactions/offers': [
    async (shop, staff) => {
      const { order: made, out } = await runOut(shop, staff);
      return {
        ...json({ product_id: out }),
        action: 'order.offer',
        subject: made.number,
        says: [['ran_out', 'Hazelnut Latte', null, 'Hazelnut Latte']],
      };
    },
    async (shop, staff) => {
      const { order: made, out } = await runOut(shop, staff, 'asked');
      return {
        ...json({ product_id: out, undo: true }),
        action: 'order.withdraw',
        subject: made.number,
        says: [['ran_out', 'Hazelnut Latte', 'Hazelnut Latte', null]],
      };
    },
  ],
  'PUT /api/transactions/{id}/offer': [
    async (shop, staff) => {
      const { order: made, instead } = await runOut(shop, staff, 'asked');
      return {
        id: made.id,
        ...json({ line: 1, take: true, substitute: { product_id: instead, size_id: 1 } }),
        action: 'order.take',
        subject: made.number,
        says: [['cup', '1', 'Hazelnut Latte', 'Taro Latte']],
      };
    },
    async (shop, staff) => {
      const { order: made, instead } = await runOut(shop, staff, 'asked');
      return {
        id: made.id,
        ...json({ line: 1, take: false, substitute: { product_id: instead, size_id: 1 } }),
        action: 'order.leave',
        subject: made.number,
        says: [['ran_out', 'Hazelnut Latte', 'Hazelnut Latte', null]],
      };
    },
  ],
  'POST /api/transactions/{id}/chat': [
    ofOrder([], () => ({
      ...json({ text: 'We are out of oat milk' }),
      headers: message,
      action: 'order.message',
      says: [['messages', null, 0, 1]],
    })),
  ],
  'POST /api/transactions/{id}/chat/image': [
    async (shop, staff) => {
      const { id, number } = await order(shop, staff);
      const { payload, headers } = await formOf({ image: await picture() });
      return {
        payload,
        headers: { ...headers, ...message },
        id,
        subject: number,
        action: 'order.message',
        says: [['messages', null, 0, 1]],
      };
    },
  ],
  'POST /api/transactions/{id}/payment/confirm': [
    async (shop) => {
      await openBank(shop);
      const lines = [line(await shop.makeProduct())];
      const body = cart(lines, { payment_id: PAYMENT.bankAccount });
      const { data } = await createOrderKit(shop).place(await shop.makeUser(), body, uuidv7());
      return {
        id: data.id,
        subject: data.number,
        action: 'money.confirm',
        says: [['payment_state', null, 'awaiting', 'paid']],
      };
    },
  ],
  'POST /api/transactions/{id}/refunds': [
    ofOrder([...PICK_UP], ({ total }) => ({
      ...json({ whole: true, reason: 'Cold' }),
      headers: message,
      action: 'money.refund',
      says: [['refunds', null, null, total]],
    })),
  ],
  'POST /api/payments/owed/{id}/returned': [
    async (shop, staff) => {
      const made = await order(shop, staff, ...PICK_UP);
      return {
        id: await makeRefund(shop, made.id),
        subject: made.number,
        action: 'money.return',
        says: [['returned', null, null, 1_000]],
      };
    },
  ],
  'POST /api/drawer/entries': [
    async () => ({
      ...json({ id: uuidv7(), kind: 'float', amount: 200_000 }),
      action: 'money.float',
      says: [['drawer', null, null, 200_000]],
    }),
    async () => ({
      ...json({ id: uuidv7(), kind: 'pay in', amount: 50_000, reason: 'Coins' }),
      action: 'money.payin',
      says: [['drawer', null, null, 50_000]],
    }),
    async () => ({
      ...json({ id: uuidv7(), kind: 'pay out', amount: 15_000, reason: 'Ice' }),
      action: 'money.payout',
      says: [['drawer', null, null, 15_000]],
    }),
  ],
  'POST /api/closes': [
    async (shop, staff) => {
      const days = createCloseKit(shop);
      // a day without hours can be closed at any time
      const special_days = JSON.stringify([{ date: '2026-11-20', name: 'Inventory', spans: [] }]);
      await shop.database.db.updateTable('shop').set({ special_days }).execute();
      const { day, ...count } = countOf(await days.open(staff));
      return {
        ...json({ ...count, day }),
        action: 'money.close',
        subject: day,
        says: [['taken_out', null, null, 0]],
      };
    },
  ],
  'PATCH /api/people/{id}/bundle': [
    async (shop) => {
      const { id } = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu Saputra' });
      return {
        id,
        ...json({ bundle: 'manager', was: 'barista' }),
        action: 'people.bundle',
        subject: 'Bayu Saputra',
        says: [['bundle', null, 'barista', 'manager']],
      };
    },
  ],
  'POST /api/people/{id}/disable': [
    async (shop) => {
      const { id } = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu Saputra' });
      return { id, action: 'people.disable', subject: 'Bayu Saputra', says: [['disabled', null, false, true]] };
    },
  ],
  'POST /api/people/{id}/enable': [
    async (shop) => {
      const off = { disabled_at: shop.clock.now() };
      const { id } = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu Saputra', ...off });
      return { id, action: 'people.enable', subject: 'Bayu Saputra', says: [['disabled', null, true, false]] };
    },
  ],
  'DELETE /api/people/{id}/sessions': [
    async (shop) => {
      const { id } = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu Saputra' });
      return { id, action: 'people.logout', subject: 'Bayu Saputra', says: [['sessions', null, 1, 0]] };
    },
  ],
  'DELETE /api/people/{id}/second-factor': [
    async (shop) => {
      const bayu = await shop.makeUser({ role: 'Admin', bundle: 'barista', display_name: 'Bayu Saputra' });
      await withFactor(shop, bayu);
      const says: AuditCall['says'] = [['second_factor', null, true, false]];
      return { id: bayu.id, action: 'people.factor', subject: 'Bayu Saputra', says };
    },
  ],
  'POST /api/people/invitations': [
    async () => ({
      ...json({ email: 'Putri@seduh.example', bundle: 'barista' }),
      action: 'people.invite',
      subject: 'putri@seduh.example',
      says: [['bundle', null, null, 'barista']],
    }),
  ],
  'POST /api/people/invitations/{id}/resend': [
    async (shop) => {
      const expires_at = new Date(shop.clock.now().getTime() - 1);
      const id = await shop.makeInvitation({ email: 'putri@seduh.example', expires_at });
      const until = new Date(shop.clock.now().getTime() + 72 * 60 * 60_000).toISOString();
      return {
        id,
        action: 'people.resend',
        subject: 'putri@seduh.example',
        says: [['invited_until', null, expires_at.toISOString(), until]],
      };
    },
  ],
  'DELETE /api/people/invitations/{id}': [
    async (shop) => ({
      id: await shop.makeInvitation({ email: 'putri@seduh.example' }),
      action: 'people.revoke',
      subject: 'putri@seduh.example',
      says: [['bundle', null, 'barista', null]],
    }),
  ],
  'POST /api/undelivered/retry': [
    async (shop, staff) => {
      await withoutReceipt(shop, staff);
      return { ...json({}), action: 'news.retry', says: [['undelivered', null, 1, 0]] };
    },
  ],
  'POST /api/undelivered/dismiss': [
    async (shop, staff) => {
      await withoutReceipt(shop, staff);
      return { ...json({}), action: 'news.dismiss', says: [['undelivered', null, 1, 0]] };
    },
  ],
  'PATCH /api/users/edit-profile': [
    async () => ({
      ...json({ display_name: 'Dimas the barista', address: 'Jalan Mawar 1' }),
      action: 'account.update',
      says: [['display_name', null, null, 'Dimas the barista']],
    }),
  ],
  'PATCH /api/users/password': [
    async ({ database }, { id }) => {
      const password_hash = await hashPassword(SAMPLE_PASSWORD);
      await database.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
      return {
        ...json({ old_password: SAMPLE_PASSWORD, new_password: 'teh-tarik-sore' }),
        action: 'account.password',
        says: [],
      };
    },
  ],
  'POST /api/users/second-factor/setup': [
    async (shop, staff) => {
      await withPassword(shop, staff);
      return { ...json({ password: SAMPLE_PASSWORD }), action: 'account.prepare', says: [] };
    },
  ],
  'POST /api/users/second-factor/confirm': [
    async (shop, staff) => {
      await withPassword(shop, staff);
      const { data } = await beginFactor(shop, staff);
      return {
        ...json({ code: codeAfter(shop, data.secret, 0) }),
        action: 'account.protect',
        says: [['second_factor', null, false, true]],
      };
    },
  ],
  'POST /api/users/second-factor/recovery-codes': [
    async (shop, staff) => {
      const { secret } = await withFactor(shop, staff);
      const code = codeAfter(shop, secret, 1);
      return { ...json({ password: SAMPLE_PASSWORD, code }), action: 'account.codes', says: [] };
    },
  ],
  'DELETE /api/users/second-factor': [
    async (shop, staff) => {
      const { secret } = await withFactor(shop, staff);
      return {
        ...json({ password: SAMPLE_PASSWORD, code: codeAfter(shop, secret, 1) }),
        action: 'account.unprotect',
        says: [['second_factor', null, true, false]],
      };
    },
  ],
  'POST /api/users/passkeys': [
    async (shop, staff) => {
      const { data } = await beginPasskey(shop, staff);
      return {
        ...json(createAuthenticator().create(data)),
        action: 'account.addkey',
        says: [['passkey', null, null, 'iCloud Keychain']],
      };
    },
  ],
  'PATCH /api/users/passkeys/{id}': [
    async (shop, staff) => ({
      ...json({ name: 'My phone' }),
      id: (await withPasskey(shop, staff)).passkey.id,
      action: 'account.renamekey',
      says: [['passkey', null, 'iCloud Keychain', 'My phone']],
    }),
  ],
  'DELETE /api/users/passkeys/{id}': [
    async (shop, staff) => ({
      ...json({}),
      id: (await withPasskey(shop, staff)).passkey.id,
      action: 'account.removekey',
      says: [['passkey', null, 'iCloud Keychain', null]],
    }),
  ],
  'PATCH /api/figures/mail': [
    async () => ({
      ...json({ wanted: true }),
      action: 'account.figures',
      says: [['figures_mail', null, false, true]],
    }),
  ],
};

/** Writing routes that staff can call and that leave no entry, each with why: none of them changes anything of the shop. */
export const NO_ACTS: Readonly<Record<string, string>> = {
  'DELETE /api/auths/logout': 'ends a session of one’s own',
  'DELETE /api/users/sessions': 'ends sessions of one’s own',
  'DELETE /api/users/sessions/{id}': 'ends a session of one’s own',
  'POST /api/users/email-change': 'mails a link to oneself once more',
  'DELETE /api/users/email-change': 'gives up an own email that waits',
  'POST /api/users/passkeys/options': 'begins to add a passkey of one’s own; that it was added is said',
  'PATCH /api/users/notices': 'which news one gets oneself',
  'POST /api/users/push': 'tells a browser of one’s own',
  'DELETE /api/users/push': 'leaves a browser of one’s own alone',
  'POST /api/transactions/{id}/chat/seen': 'a mark of what one has read, sent by looking at it',
};

/** Calls of staff that only ask, with more than an address holds: each is tried, and leaves everything as it was. */
export const QUESTIONS: Readonly<Record<string, Pick<InjectOptions, 'payload'>>> = {
  'POST /api/promos/foresight': json({ weeks: 4, discount: 0.2 }),
};
