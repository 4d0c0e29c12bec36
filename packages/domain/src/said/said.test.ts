import type { Quote } from '@seduh/contract';
import { MESSAGES, PAYMENT } from '@seduh/contract/constants';
import { describe, expect, it } from 'vitest';
import {
  freeCupRefusal,
  holdingRefusal,
  illegalMoveText,
  judgePromo,
  whyNotConfirmable,
  whyNotRetryable,
  whyTooMuch,
  type Held,
} from '../index';
import { whyNotPoured } from '../cups';
import { quoteWithSaid, refusalWithSaid, saidOf } from './said';
import { SENTENCES } from './sentences';

const VALUES: Record<string, string> = { amount: '25,000', clock: '07:00', until: '15:15', s: '' };

describe('every sentence', () => {
  it.each(Object.entries(SENTENCES))('is told from all others: %s', (key, sentence) => {
    const values: Record<string, string> = {};
    const text = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => (values[name] = VALUES[name] ?? '7'));
    expect(saidOf(text)).toEqual({ key, values });
  });
});

it.each([
  ['Only 3 left', 'onlyLeft', { left: '3' }],
  ['Hazelnut Latte: Only 3 left', 'lineOnlyLeft', { product: 'Hazelnut Latte', left: '3' }],
  ['Teh: Es: Sold out', 'lineSoldOut', { product: 'Teh: Es' }],
  ['Closed. Opens on 27 Nov at 07:00', 'closedOpensOn', { day: '27 Nov', clock: '07:00' }],
  ['The earliest time is tomorrow 07:15', 'earliest', { day: 'tomorrow', clock: '07:15' }],
  [
    'Pick up is paused until 15:15. Order for today 15:30 or later',
    'pausedMethod',
    { method: 'Pick up', until: '15:15', day: 'today', clock: '15:30' },
  ],
  ['Orders are paused for now. Order for 27 Nov 07:15 or later', 'pausedAllNow', { day: '27 Nov', clock: '07:15' }],
  ['Too many attempts. Try again in 15 minutes', 'tooManyMinutes', { wait: '15' }],
  [MESSAGES.notFoundOf('Order'), 'orderGone', {}],
])('tells what %s says', (text, key, values) => {
  expect(saidOf(text)).toEqual({ key, values });
});

it('has no name for what only a program hears', () => {
  expect(saidOf(MESSAGES.keyMissing(64))).toBeUndefined();
  expect(saidOf('')).toBeUndefined();
});

describe('the rules', () => {
  const held: Held = { unpaid: { orders: 1, portions: 60 }, cash: { orders: 2, portions: 9 }, hasReceived: false };
  const rules = { unpaid_orders: 1, unpaid_portions: 100, first_cash_orders: 2, first_cash_portions: 40 };
  const order = (paymentId: 1 | 2 | 3) => ({ paymentId, total: 25_000, portions: 50 });
  const terms = {
    code: 'PASTA20',
    kind: 'percent' as const,
    percent: 20,
    amount_off: null,
    bundle: null,
    happy_hours: null,
    budget: null,
    given: 0,
    product_name: null,
    min_price: 50_000,
    dine_in_only: false,
    new_user_only: false,
    one_per_day: false,
    member_only: true,
    memberMinimum: 100_000,
    total_uses: null,
    used: 0,
    starts_at: new Date(0),
    ends_at: new Date(9e12),
  };
  const bundle = { buy: 2, free: 1, category_id: 2 as const, product_id: null };
  // never at that moment
  const hours = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '01:00', to: '01:01' };
  const history = { hasOrdered: false, usedToday: false, isMember: true };
  const cups = { points_on: true, rupiah_per_point: 10_000, free_cup_points: 10, free_cup_cap: 30_000 };
  const cup = { lines: [], hasPromo: false, memberMinimum: 200_000 };
  const asked = {
    lines: [],
    fee: 0,
    timeZone: 'Asia/Jakarta',
    subtotal: 20_000,
    deliveryId: 1 as const,
    now: new Date(1e12),
    history,
  };

  it.each([
    [holdingRefusal(rules, held, order(PAYMENT.card)), 'holdUnpaid'],
    [holdingRefusal({ ...rules, unpaid_orders: 9 }, held, order(PAYMENT.card)), 'holdPortionsMore'],
    [holdingRefusal(rules, held, order(PAYMENT.cashOnDelivery)), 'holdCash'],
    [holdingRefusal({ ...rules, first_cash_orders: 9 }, held, order(PAYMENT.cashOnDelivery)), 'holdFirstMore'],
    [judgePromo(terms, { ...asked, history: { ...history, isMember: false } }).reason, 'promoCard'],
    [judgePromo(terms, asked).reason, 'promoMore'],
    [judgePromo({ ...terms, kind: 'bundle', bundle, min_price: 0 }, asked).reason, 'promoPieces'],
    [judgePromo({ ...terms, happy_hours: { ...hours, weekdays: [1] } }, asked).reason, 'promoOn'],
    [judgePromo({ ...terms, happy_hours: hours }, asked).reason, 'promoAt'],
    [judgePromo({ ...terms, budget: 1, given: 1 }, asked).reason, 'promoSpent'],
    [judgePromo({ ...terms, kind: 'delivery' }, asked).reason, 'promoDoor'],
    [freeCupRefusal(cups, { ...cup, holder: { hasCard: true, balance: 3 } }), 'pointsMore'],
    [freeCupRefusal(cups, { ...cup, holder: { hasCard: false, balance: 0 } }), 'promoCard'],
    [illegalMoveText('ready', 'ready'), 'orderAlready'],
    [illegalMoveText('ready', 'pending'), 'illegalMove'],
    [whyNotPoured('cancelled', { qty: 1, done: 0 }), 'orderNotMade'],
    [whyNotPoured('preparing', { qty: 1, done: 1 }), 'cupsDone'],
    [whyNotConfirmable(PAYMENT.bankAccount, 'paid'), 'paymentAlready'],
    [whyNotConfirmable(PAYMENT.qris, 'awaiting'), 'qrisByProvider'],
    [whyNotRetryable(PAYMENT.cashOnDelivery, 'confirmed'), 'notByCard'],
    [whyTooMuch(PAYMENT.qris, 20_000_000), 'qrisTooMuch'],
  ])('say nothing that has no name: %s', (text, key) => {
    expect(saidOf(text ?? '')?.key).toBe(key);
  });
});

it('adds names beside what an answer says already, of its fields and its quote too', () => {
  const refusal = { status: 400, msg: MESSAGES.required, code: 'VALIDATION' as const };
  expect(
    refusalWithSaid({ ...refusal, data: { fields: { email: 'This is not an email address', x: 'New' } } }),
  ).toEqual({
    ...refusal,
    data: { fields: { email: 'This is not an email address', x: 'New' } },
    said: { key: 'required', values: {} },
    said_of: { email: { key: 'notEmail', values: {} } },
  });
  expect(refusalWithSaid({ ...refusal, msg: 'Whatever', data: null })).toEqual({
    ...refusal,
    msg: 'Whatever',
    data: null,
  });
  const quote = { lines: [], problems: [{ code: 'CLOSED', msg: 'Closed' }], promo: null } as unknown as Quote;
  expect(quoteWithSaid(quote).problems).toEqual([
    { code: 'CLOSED', msg: 'Closed', said: { key: 'closed', values: {} } },
  ]);
  expect(refusalWithSaid({ ...refusal, data: quote }).data).toEqual(quoteWithSaid(quote));
  const { promo, points } = quoteWithSaid({
    ...quote,
    promo: { code: 'HEMAT', applied: false, reason: 'Dine in only', missing: null },
    points: { applied: false, points: 20, given: 0, reason: 'Use either a code or a free cup' },
  });
  expect([promo?.said?.key, points?.said?.key]).toEqual(['promoDineIn', 'pointsOrCode']);
});
