import type { PaymentId, Receipt } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { rupiahText } from '@seduh/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../../platform/mail/mailer';
import { TEST_NOW, type TestApp, type TestUser } from '../../../testing';
import { notify, pass, refOf, type TestCards } from '../testing/card-kit';
import { openCounter } from '../testing/counter';
import { cart, line, tally, together, type OrderKit } from '../testing/order-kit';

let shop: TestApp;
let kit: OrderKit;
let cards: TestCards;
let rani: TestUser;
let staff: TestUser;
let latte: string;
beforeEach(async () => {
  ({ shop, cards, kit, rani, staff } = await openCounter({ rani: { display_name: 'Rani <b>Ayu</b>' } }));
  latte = await shop.makeProduct({ product_name: 'Latte & <i>Roti</i>', price: 25_000, stock: 100 });
});
afterEach(() => shop.close());

const placed = async (payment_id: PaymentId, rest = {}) => {
  const { data } = await kit.place(rani, cart([line(latte, 2)], { payment_id, ...rest }));
  return data;
};
/** All receipts there are, sent or waiting; whatever is due has been sent. */
async function receipts(): Promise<Mail[]> {
  await shop.app.mails.deliver();
  return shop.mails.filter(({ subject }) => subject.startsWith('Your receipt'));
}
const queued = async () => (await shop.database.db.selectFrom('mails').select('template').execute()).length;

it('goes out when a card payment is taken, once, with the amounts of the receipt', async () => {
  const order = await placed(PAYMENT.card, { delivery_id: DELIVERY.doorDelivery, address: 'Jl. Cikini 1' });
  expect(await queued()).toBe(0);
  const paid = { ref: refOf(order), outcome: 'paid', amount: order.total } as const;
  const answers = await together(10, (index) => notify(shop, cards, { ...paid, event: `event-${index % 2}` }));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 10 });
  const [mail, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ from: 'Seduh', to: rani.email, subject: `Your receipt ${order.number} from Seduh` });

  const { data } = await kit.receipt(rani, order.id);
  for (const amount of amountsOf(data)) for (const text of [mail?.text, mail?.html]) expect(text).toContain(amount);
  const words = [
    'Jl. Cikini Raya 41, Jakarta',
    '+62 21 5550 1741',
    order.number,
    '20 Nov 2026, 14:30',
    'Total',
    'Shipping',
  ];
  for (const word of words) for (const text of [mail?.text, mail?.html]) expect(text).toContain(word);
  expect(mail?.text).toContain('Latte & <i>Roti</i>, Regular\n  2 x IDR 25,000 = IDR 50,000\n');
  expect(mail?.html).toContain('Latte &amp; &lt;i&gt;Roti&lt;/i&gt;, Regular');
  expect(mail?.html).toContain('Rani &lt;b&gt;Ayu&lt;/b&gt;');
  // whoever finds the mail does not learn where somebody lives
  expect(`${mail?.text}${mail?.html}`).not.toContain('Cikini 1,');
});

const amountsOf = ({ order: { subtotal, tax, shipping, total, lines } }: Receipt): string[] =>
  [subtotal, tax, shipping, total, ...lines.map(({ line_total }) => line_total)].map((sum) => rupiahText(sum));

it('goes out when staff say that a transfer is there, once, however many of them do', async () => {
  const order = await placed(PAYMENT.bankAccount);
  await together(10, () => kit.confirmPayment(staff, order.id));
  expect(await receipts()).toMatchObject([{ to: rani.email, text: expect.stringContaining('Bank account') }]);
});

it('goes out when cash is settled at the hand-over, after the time to undo it', async () => {
  const order = await placed(PAYMENT.cashOnDelivery);
  for (const status of ['confirmed', 'preparing', 'ready'] as const) await kit.move(staff, order.id, status);
  expect(await queued()).toBe(0);
  await kit.move(staff, order.id, 'picked up');
  expect([await queued(), await receipts()]).toEqual([1, []]);
  await kit.undo(staff, order.id, 'ready');
  expect(await queued()).toBe(0);
  await kit.move(staff, order.id, 'picked up');
  pass(shop, 1);
  expect(await receipts()).toHaveLength(1);
});

it('goes out for what a promo has paid whole', async () => {
  await shop.database.db.updateTable('shop').set({ tax_percent: 0 }).execute();
  await shop.makePromo({ code: 'ALLES', percent: 100 });
  const order = await placed(PAYMENT.cashOnDelivery, { promo_code: 'ALLES' });
  expect(order).toMatchObject({ total: 0, payment: { state: 'paid' } });
  expect(await receipts()).toMatchObject([{ text: expect.stringContaining('Promo ALLES: - IDR 50,000') }]);
});

it('is not written for what is unpaid, paid too late, or of an account that is closed', async () => {
  const late = await placed(PAYMENT.card);
  pass(shop, 31);
  await shop.app.orders.sweep();
  await notify(shop, cards, { ref: refOf(late), outcome: 'paid', amount: late.total });
  const theirs = await placed(PAYMENT.bankAccount);
  await shop.database.db
    .updateTable('users')
    .set({ closed_at: new Date(TEST_NOW) })
    .where('id', '=', rani.id)
    .execute();
  expect((await kit.confirmPayment(staff, theirs.id)).status).toBe(200);
  expect([await queued(), await receipts()]).toEqual([0, []]);
});
