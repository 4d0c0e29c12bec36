import { Quote, type Quote as QuoteData, Shop, type Shop as ShopData } from '@seduh/contract';
import { DELIVERY, MESSAGES } from '@seduh/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { request } from '../../http/request';
import { failureOf } from '../../testing/failureOf';
import { useMocks } from '../../testing/mockServer';
import { showShop } from '../../shop/mocks';
import { sessions } from '../fixtures/people';
import { exampleQuoteBody } from '../fixtures/quotes';
import { NOW } from '../fixtures/fixed';
import { shop } from '../fixtures/shop';
import { signIn } from '../fixtures/sessions';
import { momentOf } from './clock';
import { forceFaults } from './force';
import { CLOCKS } from './list';

const { server } = useMocks();

const base = new Date(NOW);
let undo = () => {};
const force = (clock: string) => {
  undo = forceFaults({ fault: '', clock, calls: 'all' }, { base });
};
afterEach(() => undo());

const door = { ...exampleQuoteBody, delivery_id: DELIVERY.doorDelivery };
const getShop = async () => Shop.parse((await request<ShopData>('/shop')).data);
const quote = async (change: object = {}) =>
  Quote.parse((await request<QuoteData>('/transactions/quote', { method: 'POST', body: { ...door, ...change } })).data);

describe('what a clock is set to', () => {
  it.each([
    ['open', NOW],
    ['closed', '2026-11-20T15:15:00.000Z'],
    ['sunday', '2026-11-22T04:00:00.000Z'],
    ['monday', '2026-11-23T05:50:00.000Z'],
    ['2026-12-24T1830', '2026-12-24T11:30:00.000Z'],
    ['2026-12-24T18:30', '2026-12-24T11:30:00.000Z'],
    ['2026-11-21T23:10:00.000Z', '2026-11-21T23:10:00.000Z'],
  ])('%s', (clock, instant) => {
    expect(momentOf(clock, base)?.toISOString()).toBe(instant);
  });

  it.each(['', 'midsummer', '2026-13-45T1830'])('nothing for "%s"', (clock) => {
    expect(momentOf(clock, base)).toBeNull();
  });

  it('is a moment of this week for each of the panel', () => {
    const days = CLOCKS.map(({ id }) => (momentOf(id, base)?.getTime() ?? Infinity) - base.getTime());
    expect(Math.max(...days)).toBeLessThan(7 * 24 * 3_600_000);
  });
});

describe('the shop by a clock that is forced', () => {
  it.each([
    ['open', true, null, '2026-11-20T14:00:00.000Z'],
    ['closing', true, MESSAGES.deliveryNote, '2026-11-20T14:00:00.000Z'],
    ['closed', false, MESSAGES.deliveryNote, '2026-11-21T00:00:00.000Z'],
    ['saturday', false, MESSAGES.deliveryNote, '2026-11-21T00:00:00.000Z'],
    ['sunday', true, MESSAGES.deliveryNote, '2026-11-22T14:00:00.000Z'],
  ])('%s', async (clock, isOpen, reason, change) => {
    force(clock);
    const { open_now, delivery_methods, changes_at, now } = await getShop();
    const riders = delivery_methods.find(({ id }) => id === DELIVERY.doorDelivery)?.disabled_reason;
    expect({ open_now, riders, changes_at }).toEqual({ open_now: isOpen, riders: reason, changes_at: change });
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(2000);
    expect(Math.abs(Date.now() - (momentOf(clock, base)?.getTime() ?? 0))).toBeLessThan(60_000);
  });

  it('keeps a pause that runs at that time, and names the riders’ window before it', async () => {
    const paused = { delivery_id: null, until: '2026-11-22T14:00:00.000Z', until_reopened: false };
    server.use(showShop({ ...shop, pauses: [paused] }));
    const reasons = async () =>
      (await getShop()).delivery_methods.map(({ id, disabled_reason }) => [id, disabled_reason]);
    force('sunday');
    expect(await reasons()).toEqual([
      [DELIVERY.dineIn, 'Paused until 21:00'],
      [DELIVERY.doorDelivery, MESSAGES.deliveryNote],
      [DELIVERY.pickUp, 'Paused until 21:00'],
    ]);
    undo();
    force('monday');
    expect((await getShop()).pauses).toEqual([]);
  });

  it('moves the clock of the page, and puts it back', () => {
    const before = Date.now();
    force('sunday');
    expect(new Date().toISOString()).toMatch(/^2026-11-22T04:00/);
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date() instanceof Date).toBe(true);
    undo();
    expect(Math.abs(Date.now() - before)).toBeLessThan(60_000);
  });
});

describe('an order by a clock that is forced', () => {
  it.each([
    ['open', []],
    ['closed', ['Closed. Opens tomorrow at 07:00', MESSAGES.deliveryNote]],
    ['saturday', ['Closed. Opens at 07:00', MESSAGES.deliveryNote]],
    ['sunday', [MESSAGES.deliveryNote]],
  ])('for now, to the door: %s', async (clock, problems) => {
    force(clock);
    expect((await quote()).problems.map(({ msg }) => msg)).toEqual(problems);
  });

  it('for later is judged by that time', async () => {
    force('closed');
    const pickUp = { delivery_id: DELIVERY.pickUp };
    expect((await quote({ ...pickUp, time: '2026-11-21T03:00:00.000Z' })).problems).toEqual([]);
    const night = await quote({ ...pickUp, time: '2026-11-20T20:00:00.000Z' });
    expect(night.problems).toEqual([{ code: 'CLOSED', msg: 'We are closed at that time' }]);
    const past = await quote({ ...pickUp, time: '2026-11-20T15:20:00.000Z' });
    expect(past.problems[0]).toMatchObject({
      code: 'TOO_SOON',
      msg: 'The earliest time is tomorrow 07:15',
    });
    const far = await quote({ ...pickUp, time: '2026-12-20T03:00:00.000Z' });
    expect(far.problems).toEqual([{ code: 'TOO_LATE', msg: 'At most 7 days ahead' }]);
  });

  it('is refused with what stands against it', async () => {
    signIn(sessions.customer);
    force('sunday');
    const headers = { 'idempotency-key': 'once' };
    const place = (change: object) =>
      request('/transactions', { method: 'POST', body: { ...door, payment_id: 3, ...change }, headers });
    expect(await failureOf(place({}))).toMatchObject({ status: 409, code: 'CLOSED', msg: MESSAGES.deliveryNote });
    await expect(place({ delivery_id: DELIVERY.pickUp })).resolves.toMatchObject({ msg: 'Order placed' });
  });
});
