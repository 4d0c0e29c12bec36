import type { DeliveryId } from '@seduh/contract';
import { describe, expect, it } from 'vitest';
import { DELIVERY } from '@seduh/contract/constants';
import type { ShopTimes } from './possible-times';
import { schedule } from './schedule';

const shop: ShopTimes = {
  time_zone: 'Asia/Jakarta',
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '07:00', close: '21:00' })),
  delivery_window: { days: [1, 2, 3, 4, 5], from: '13:00', to: '19:00' },
  lead_minutes: 15,
  ride_minutes: 20,
};

/** Friday. */
const jakarta = (clock: string, date = '2026-11-20') => new Date(`${date}T${clock}+07:00`);
const at = (clock: string, date?: string) => jakarta(clock, date).toISOString();
const codes = (deliveryId: DeliveryId, time: string, now = jakarta('14:30:00')) =>
  schedule(shop, deliveryId, time, now).problems.map(({ code }) => code);

describe('an order for now', () => {
  it('is ready after the kitchen, and at the door after the ride', () => {
    const now = jakarta('14:30:00');
    expect(schedule(shop, DELIVERY.pickUp, 'now', now)).toEqual({
      readyAt: jakarta('14:45:00'),
      scheduled: false,
      problems: [],
    });
    expect(schedule(shop, DELIVERY.doorDelivery, 'now', now).readyAt).toEqual(jakarta('15:05:00'));
  });

  it('says when the shop opens', () => {
    expect(schedule(shop, DELIVERY.pickUp, 'now', jakarta('05:00:00')).problems).toEqual([
      { code: 'CLOSED', msg: 'Closed. Opens at 07:00' },
    ]);
  });

  it('goes to the door only inside the window', () => {
    expect(schedule(shop, DELIVERY.doorDelivery, 'now', jakarta('10:00:00')).problems).toEqual([
      { code: 'DELIVERY_WINDOW', msg: 'Delivery only on Monday to friday at 1 - 7 pm' },
    ]);
    expect(codes(DELIVERY.pickUp, 'now', jakarta('10:00:00'))).toEqual([]);
  });
});

describe('an order for now near the end', () => {
  const { doorDelivery, pickUp } = DELIVERY;
  const judge = (deliveryId: DeliveryId, now: Date, earliest: Date, of: ShopTimes = shop) =>
    schedule(of, deliveryId, 'now', now, { earliest, hasRoom: () => true }).problems;

  it('is taken while what is promised comes at the latest as the shop closes', () => {
    expect(judge(pickUp, jakarta('20:50:00'), jakarta('21:00:00'))).toEqual([]);
    expect(judge(pickUp, jakarta('20:50:00'), jakarta('21:00:01'))).toEqual([
      {
        code: 'TOO_LATE',
        msg: 'This may be ready only after we close at 21:00. Order for tomorrow 07:15 or later',
      },
    ]);
  });

  it('is taken while it is at the door before the riders go home, or the shop closes where that is earlier', () => {
    expect(judge(doorDelivery, jakarta('18:30:00'), jakarta('19:00:00'))).toEqual([]);
    expect(judge(doorDelivery, jakarta('18:30:00'), jakarta('19:00:01'))).toEqual([
      {
        code: 'TOO_LATE',
        msg: 'This may reach you only after our deliveries end at 19:00. Order for Monday 13:00 or later',
      },
    ]);
    expect(judge(pickUp, jakarta('18:30:00'), jakarta('19:00:01'))).toEqual([]);
    const early = { ...shop, hours: shop.hours.map((day) => ({ ...day, close: '18:40' })) };
    const [problem] = judge(doorDelivery, jakarta('18:30:00'), jakarta('18:50:00'), early);
    expect(problem?.msg).toContain('we close at 18:40');
  });

  it('counts the closing before a break, and the one after midnight', () => {
    const split: ShopTimes = {
      ...shop,
      hours: shop.hours.flatMap(({ day }) => [
        { day, open: '07:00', close: '14:00' },
        { day, open: '17:00', close: '01:00' },
      ]),
    };
    expect(judge(pickUp, jakarta('13:55:00'), jakarta('14:05:00'), split)[0]?.msg).toContain(
      'we close at 14:00. Order for today 17:15 or later',
    );
    const night = jakarta('23:55:00');
    expect(judge(pickUp, night, jakarta('00:05:00', '2026-11-21'), split)).toEqual([]);
    expect(judge(pickUp, night, jakarta('01:05:00', '2026-11-21'), split)).toHaveLength(1);
  });

  it('never comes too late for a shop that does not close, and names no next time where there is none', () => {
    const always = { ...shop, hours: shop.hours.map(({ day }) => ({ day, open: '00:00', close: '24:00' })) };
    expect(judge(pickUp, jakarta('23:50:00'), jakarta('00:30:00', '2026-11-21'), always)).toEqual([]);
    const full = { earliest: jakarta('21:05:00'), hasRoom: () => false };
    expect(schedule(shop, pickUp, 'now', jakarta('20:50:00'), full).problems[0]?.msg).toBe(
      'This may be ready only after we close at 21:00',
    );
  });

  it('is closed, outside the window or paused first', () => {
    const late = jakarta('23:00:00');
    expect(judge(pickUp, jakarta('21:00:00'), late).map(({ code }) => code)).toEqual(['CLOSED']);
    expect(judge(doorDelivery, jakarta('19:00:00'), late).map(({ code }) => code)).toEqual(['DELIVERY_WINDOW']);
    const pause = { delivery_id: null, until: at('20:59:00'), until_reopened: false };
    const paused = judge(pickUp, jakarta('20:50:00'), late, { ...shop, pauses: [pause] });
    expect(paused.map(({ code }) => code)).toEqual(['PAUSED']);
  });
});

describe('an order for later', () => {
  it('leaves the kitchen its time, to the minute', () => {
    expect(codes(DELIVERY.pickUp, at('14:44:00'))).toEqual(['TOO_SOON']);
    expect(codes(DELIVERY.pickUp, at('14:45:00'))).toEqual([]);
    expect(codes(DELIVERY.pickUp, at('14:45:00'), jakarta('14:30:59'))).toEqual([]);
    expect(codes(DELIVERY.doorDelivery, at('14:45:00'))).toEqual(['TOO_SOON']);
    expect(schedule(shop, DELIVERY.pickUp, at('14:35:00'), jakarta('14:30:20')).problems).toEqual([
      { code: 'TOO_SOON', msg: 'The earliest time is today 15:00' },
    ]);
  });

  it('is at most seven days ahead', () => {
    expect(codes(DELIVERY.pickUp, at('14:30:00', '2026-11-27'))).toEqual([]);
    expect(codes(DELIVERY.pickUp, at('14:31:00', '2026-11-27'))).toEqual(['TOO_LATE']);
  });

  it('asks about the hours and the window of that time, not of now', () => {
    expect(codes(DELIVERY.pickUp, at('08:00:00', '2026-11-23'), jakarta('03:00:00'))).toEqual([]);
    expect(codes(DELIVERY.pickUp, at('22:00:00'))).toEqual(['CLOSED']);
    expect(codes(DELIVERY.doorDelivery, at('15:00:00', '2026-11-21'))).toEqual(['DELIVERY_WINDOW']);
    expect(codes(DELIVERY.doorDelivery, at('15:00:00', '2026-11-23'), jakarta('20:00:00'))).toEqual([]);
  });

  it('takes any zone the instant is written in', () => {
    expect(codes(DELIVERY.pickUp, '2026-11-20T00:00:00-08:00')).toEqual([]);
  });
});
