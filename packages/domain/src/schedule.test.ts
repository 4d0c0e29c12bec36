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
