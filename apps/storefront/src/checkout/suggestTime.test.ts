import { closedShop, shop } from '@seduh/api-client/mocks';
import { DELIVERY } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { suggestTime } from './suggestTime';

const { dineIn, doorDelivery } = DELIVERY;
const friday = new Date('2026-11-20T07:30:00Z');
const noRiders = {
  ...shop,
  delivery_methods: shop.delivery_methods.map((way) =>
    way.id === doorDelivery ? { ...way, disabled_reason: 'Later' } : way,
  ),
};

it.each([
  ['what the kitchen can make first', shop, dineIn, friday, '14:45'],
  ['the next quarter of an hour', shop, dineIn, new Date('2026-11-20T07:31:00Z'), '15:00'],
  ['the ride on top for the door', shop, doorDelivery, friday, '15:15'],
  ['after the opening while closed', closedShop, dineIn, new Date(closedShop.now), '07:15'],
  ['when the riders start, if later', closedShop, doorDelivery, new Date(closedShop.now), '13:00'],
  ['when the riders start, while they are away', noRiders, doorDelivery, new Date('2026-11-20T12:30:00Z'), '13:00'],
  ['the same for who does not need riders', noRiders, dineIn, new Date('2026-11-20T12:30:00Z'), '19:45'],
])('suggests %s', (_, at, deliveryId, now, expected) => {
  expect(suggestTime(at, deliveryId, now)).toBe(expected);
});

it('goes by the shop’s clock, not by the device’s', () => {
  expect(suggestTime({ ...shop, time_zone: 'Europe/Berlin' }, dineIn, friday)).toBe('08:45');
});
