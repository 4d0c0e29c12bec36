import { DELIVERY, PAYMENT, type Locale } from '@seduh/contract/constants';
import { CSV_START } from '@seduh/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNewsKit, type NewsKit } from './resources/notices/testing/news-kit';
import { subscribe } from './resources/notices/testing/browser';
import { openBank } from './resources/orders/testing/card-kit';
import { cart, line } from './resources/orders/testing/order-kit';
import type { TestUser } from './testing';

let news: NewsKit;
beforeEach(async () => {
  news = await createNewsKit();
  await openBank(news.shop);
});
afterEach(() => news.shop.close());

/** The same person, at a page in this language. */
const reading = (language: string, user: TestUser): TestUser => ({
  ...user,
  headers: Object.assign({ 'accept-language': language }, user.headers),
});

async function choose(user: TestUser, language: Locale): Promise<void> {
  const url = '/api/users/edit-profile';
  const { statusCode } = await news.shop.app.inject({
    method: 'PATCH',
    url,
    headers: user.headers,
    payload: { language },
  });
  expect(statusCode).toBe(200);
}

async function mailTo(email: string) {
  await news.shop.app.mails.deliver();
  await news.shop.app.notices.deliver();
  return news.shop.mails.findLast(({ to }) => to === email);
}

/** An order by transfer, of a page in this language. */
async function order(language: string, user: TestUser = news.rani) {
  const { kit, shop } = news;
  const product = await shop.makeProduct({ product_name: 'Latte', price: 25_000 });
  const body = cart([line(product, 2)], { payment_id: PAYMENT.bankAccount, delivery_id: DELIVERY.dineIn, table: '7' });
  const { data, msg } = await kit.place(reading(language, user), body);
  if (!data) throw new Error(msg);
  return data;
}

describe('an order', () => {
  it('is written about in the language that it was placed in, whatever its customer chooses later', async () => {
    const { rani, staff, kit } = news;
    const { id, number } = await order('id-ID,id;q=0.9,en;q=0.8');
    await choose(rani, 'en');
    await kit.confirmPayment(staff, id);
    const mail = await mailTo(rani.email);
    expect(mail?.subject).toBe(`Strukmu ${number} dari Seduh`);
    for (const said of [
      'Makasih',
      'Transfer bank',
      'Makan di tempat, meja 7',
      'Latte, Reguler',
      '2 x Rp25.000 = Rp50.000',
      'Pajak dan biaya',
    ])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain('20 Nov 2026, 14.30');
    expect(mail?.text).not.toMatch(/IDR|Paid|Total:.*IDR/);
    expect(mail?.html).toContain('<html lang="id">');
    await news.move(id, 'confirmed');
    expect(await news.told()).toEqual(['SD diterima']);
  });

  it('of an English page stays as it was', async () => {
    const { rani, staff, kit } = news;
    await choose(rani, 'id');
    const { id, number } = await order('en');
    await kit.confirmPayment(staff, id);
    expect(await mailTo(rani.email)).toMatchObject({ subject: `Your receipt ${number} from Seduh` });
  });

  it('of a version that did not ask is written about in the language that its customer chose', async () => {
    const { rani, staff, kit, shop } = news;
    const { id } = await order('en');
    await shop.database.db.updateTable('orders').set({ language: null }).where('id', '=', id).execute();
    await choose(rani, 'id');
    await kit.confirmPayment(staff, id);
    expect((await mailTo(rani.email))?.subject).toMatch(/^Strukmu/);
  });

  it('is told to staff in their own language', async () => {
    const { shop, staff, told } = news;
    const phone = await subscribe(shop, staff);
    await choose(staff, 'id');
    await news.order();
    expect(await told(phone)).toEqual(['Pesanan baru SD']);
  });
});

describe('mails about an account', () => {
  const forget = (email: string, language: string) =>
    news.shop.app.inject({
      method: 'PATCH',
      url: '/api/auths/forgot-password',
      headers: { 'accept-language': language },
      payload: { email },
      remoteAddress: news.shop.nextAddress(),
    });

  it.each([
    ['the page’s', null, 'id', /^Buat kata sandi baru untuk Seduh$/],
    ['the account’s', 'id', 'en', /^Buat kata sandi baru untuk Seduh$/],
    ['the account’s', 'en', 'id', /^Set a new password for Seduh$/],
  ] as const)('are in %s language: %s, %s', async (_whose, chosen, asked, subject) => {
    const { rani, shop } = news;
    if (chosen) await choose(rani, chosen);
    await forget(rani.email, asked);
    await expect.poll(() => shop.mails.length).toBe(1);
    expect(shop.mails[0]?.subject).toMatch(subject);
  });

  it('say in Indonesian how another email is confirmed, and undone', async () => {
    const { shop } = news;
    const user = await shop.makeUser({ password: 'kopi-susu-pagi' });
    const payload = { email: 'baru@seduh.example', password: 'kopi-susu-pagi' };
    const { headers } = reading('id', user);
    await shop.app.inject({ method: 'PATCH', url: '/api/users/edit-profile', headers, payload });
    expect((await mailTo(user.email))?.subject).toBe('Akun Seduh-mu akan memakai email baru');
    const confirming = await mailTo('baru@seduh.example');
    expect(confirming).toMatchObject({
      subject: 'Konfirmasi emailmu untuk Seduh',
      text: expect.stringMatching(/^Halo,\n\n/),
    });
    const token = /\?token=([\w-]+)/.exec(confirming?.text ?? '')?.[1];
    const url = '/api/auths/confirm-email';
    const confirmed = await shop.app.inject({ method: 'PATCH', url, headers, payload: { token } });
    expect(confirmed.statusCode).toBe(200);
    expect((await mailTo(user.email))?.subject).toBe('Akun Seduh-mu punya email baru');
  });
});

it('heads the report in the language of the page that asks', async () => {
  const { id } = await order('en');
  await news.kit.confirmPayment(news.staff, id);
  const { headers } = reading('id', news.staff);
  const { body } = await news.shop.app.inject({ url: '/api/dashboard/report.csv?range=daily', headers });
  const [head, row] = body.slice(CSV_START.length).split('\r\n');
  expect(head).toMatch(/^tanggal,jam,nomor pesanan,/);
  expect(row).toContain(',Makan di tempat,Transfer bank,pemasukan,');
});
