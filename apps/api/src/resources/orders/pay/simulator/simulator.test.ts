import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '@seduh/contract';
import { PAYMENT } from '@seduh/contract/constants';
import { createTestApp, type TestApp, type TestUser } from '../../../../testing';
import { createTestCards, refOf } from '../../testing/card-kit';
import { cart, createOrderKit, line, type OrderKit } from '../../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let rani: TestUser;
let order: Order;

beforeEach(async () => {
  shop = await createTestApp();
  await shop.database.db.updateTable('shop').set({ name: 'Kopi & <b>Co</b>' }).execute();
  kit = createOrderKit(shop);
  rani = await shop.makeUser();
  const latte = await shop.makeProduct({ price: 25_000 });
  order = (await kit.place(rani, cart([line(latte, 2)], { payment_id: PAYMENT.card }))).data;
});
afterEach(() => shop.close());

const page = () => shop.app.inject(order.payment.pay_url ?? '');
/** As a browser sends the form. */
const press = (button: string, url = order.payment.pay_url ?? '') =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `button=${button}`,
  });

describe('the simulator’s page', () => {
  it('says whose order is paid and how much, and runs nothing', async () => {
    const { statusCode, headers, body } = await page();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('Kopi &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(body).toContain(order.number);
    expect(body).toContain('IDR 55,000');
    expect([...body.matchAll(/value="(\w+)">([^<]+)</g)].map(([, value, text]) => [value, text])).toEqual([
      ['approve', 'Approve'],
      ['decline', 'Decline'],
      ['expire', 'Let it expire'],
      ['late', 'Approve late'],
    ]);
    expect(body).not.toContain('<script');
  });

  it('wears the shop’s face, and leads back to the order and home', async () => {
    const links = async () => [...(await page()).body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(await links()).toEqual(['/', `/history/${order.id}`]);
    const { body } = await page();
    expect(body).toMatch(
      /<header><a href="\/"><svg[\s\S]*<\/svg><span>Kopi &amp; &lt;b&gt;Co&lt;\/b&gt;<\/span><\/a><\/header>/,
    );
    expect(body).toContain('Back to the order, pay later');
    await press('approve');
    expect(await links()).toEqual(['/', `/history/${order.id}`]);
  });

  it('is set in the shop’s own fonts where there is a build to take them from', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'faces-'));
    await mkdir(join(dir, '.vite'));
    const face = '@font-face{font-family:Caprasimo;src:url(/assets/c.woff2)format("woff2")}';
    await writeFile(
      join(dir, '.vite/manifest.json'),
      JSON.stringify({ 'index.html': { file: 'i.js', isEntry: true, css: ['i.css'] } }),
    );
    await writeFile(join(dir, 'i.css'), `h1{margin:0}${face}@font-face{font-family:B;src:local("Arial")}`);
    await writeFile(
      join(dir, 'index.html'),
      '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>',
    );
    const built = await createTestApp({ database: shop.database, config: { storefrontDir: dir } });
    const { headers, body } = await built.app.inject(order.payment.pay_url ?? '');
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(style.startsWith(`${face}\n:root`)).toBe(true);
    expect(String(headers['content-security-policy'])).toContain(createHash('sha256').update(style).digest('base64'));
    await built.app.close();
    await rm(dir, { recursive: true });
  });

  it('is allowed its one style by its hash, and nothing else inline', async () => {
    const { headers, body } = await page();
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/\sstyle=|\son\w+=/);
  });

  it.each([
    ['approve', 'pending', 'paid', { over: true }],
    ['decline', 'pending', 'failed', { over: false }],
    ['expire', 'cancelled', 'expired', { over: true }],
    ['late', 'cancelled', 'refunded', { over: true }],
  ])('%s: leads back to the order, which is %s and %s', async (button, status, state, { over }) => {
    const answer = await press(button);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/history/${order.id}`]);
    expect((await kit.get(rani, order.id)).data).toMatchObject({ status_name: status, payment: { state } });
    const { body } = await page();
    expect([body.includes(`this payment is ${state}`), body.includes('<form')]).toEqual([over, !over]);
  });

  it('stands in for the app that scans a code: whoever opens it there stays, and sees that it is paid', async () => {
    const { data } = await kit.place(
      rani,
      cart([line(await shop.makeProduct({ price: 10_000 }))], { payment_id: PAYMENT.qris }),
    );
    const url = data.payment.qr ?? '';
    const open = async () => (await shop.app.inject(url)).body;
    expect(await open()).toContain('<title>QRIS payment, simulated</title>');
    expect(await open()).toContain('No money moves');
    expect(await open()).toContain('value="approve">Pay<');
    const answer = await press('approve', url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, url]);
    expect(await open()).toContain('this payment is paid');
    expect((await kit.get(rani, data.id)).data.payment).toMatchObject({ state: 'paid', method: 'QRIS', qr: null });
  });

  it('is for who knows its address, presses what is on it, and sends a form', async () => {
    const elsewhere = '/api/payments/simulator/sd-nobody';
    expect((await shop.app.inject(elsewhere)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await press('approve', elsewhere)).statusCode).toBe(404);
    expect((await shop.app.inject('/api/payments/simulator/%00')).statusCode).toBe(400);
    expect((await press('refund')).statusCode).toBe(400);
    const url = order.payment.pay_url ?? '';
    const upload = { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'approve' } as const;
    expect((await shop.app.inject(upload)).statusCode).toBe(415);
    expect((await kit.get(rani, order.id)).data.payment.state).toBe('awaiting');
  });

  it('tells its status to who knows its address, once something has become of it', async () => {
    const status = async () => {
      const answer = await shop.app.inject(`${order.payment.pay_url}/status`);
      return { code: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    };
    expect(await status()).toMatchObject({ code: 404, body: { code: 'NOT_FOUND' } });
    expect((await shop.app.inject('/api/payments/simulator/sd-nobody/status')).statusCode).toBe(404);
    const ref = refOf(order);
    await press('approve');
    expect(await status()).toEqual({
      code: 200,
      body: { ref, outcome: 'paid', amount: 55_000, currency: 'IDR', returned: [], event: expect.any(String) },
    });
    const staff = await shop.makeUser({ role: 'Admin' });
    await kit.handOver(staff, order.id);
    const piece = { lines: [{ line: 1, qty: 1 }], reason: 'Cold' };
    const [refund] = (await kit.refund(staff, order.id, piece)).data.payment.refunds;
    expect((await status()).body).toMatchObject({
      outcome: 'partly refunded',
      returned: [{ key: refund?.id, amount: 27_500 }],
    });
    await kit.refund(staff, order.id, { whole: true, reason: 'Cold' });
    expect((await status()).body).toMatchObject({ outcome: 'refunded', returned: [{}, { amount: 27_500 }] });
  });

  it('is not there where a real provider takes the cards', async () => {
    const real = await createTestApp({ database: shop.database, cards: { ...createTestCards(), name: 'other' } });
    for (const url of [order.payment.pay_url ?? '', `${order.payment.pay_url}/status`])
      expect((await real.app.inject(url)).statusCode).toBe(404);
    await real.close();
  });
});
