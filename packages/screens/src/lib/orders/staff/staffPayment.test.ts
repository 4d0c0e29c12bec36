import { orderIn, paying, seenBy } from '@seduh/api-client/mocks';
import type { DeliveryId, Order } from '@seduh/contract';
import { DELIVERY, PAYMENT } from '@seduh/contract/constants';
import { expect, it } from 'vitest';
import { canConfirmPayment, refundNote, type StaffMoney, staffPayment } from './staffPayment';
import { words as english } from './words/en';
import { words as indonesian } from './words/id';

const inEnglish: StaffMoney = { m: english, money: { locale: 'en', currency: 'IDR' } };
const inIndonesian: StaffMoney = { m: indonesian, money: { locale: 'id', currency: 'Rp' } };

const { dineIn, doorDelivery, pickUp } = DELIVERY;
const cash = (status: Order['status_name'], way: DeliveryId) => seenBy(orderIn(status, way), 'Admin');
const cashPaid = {
  ...cash('confirmed', pickUp),
  payment: { ...cash('confirmed', pickUp).payment, state: 'paid' as const },
};

it.each([
  [cash('pending', doorDelivery), 'Cash, IDR 118,240', true],
  // a rider takes it at the door, not at the counter
  [cash('ready', doorDelivery), 'Cash, IDR 118,240', true],
  [cash('out for delivery', doorDelivery), 'Take IDR 118,240 in cash', true],
  [cash('ready', pickUp), 'Take IDR 108,240 in cash', true],
  [cash('ready', dineIn), 'Take IDR 108,240 in cash', true],
  [cashPaid, 'Paid', false],
  [cash('cancelled', pickUp), 'Not paid', false],
  [seenBy(paying.byBank, 'Admin'), 'Waiting for transfer IDR 114,500', true],
  [seenBy(paying.byCard, 'Admin'), 'Waiting for card payment', false],
  [seenBy(paying.declined as Order, 'Admin'), 'Card declined, not paid yet', false],
  [seenBy(paying.byQris, 'Admin'), 'Waiting for QRIS payment', false],
  [seenBy(paying.qrisDeclined as Order, 'Admin'), 'QRIS declined, not paid yet', false],
  [seenBy(paying.paid, 'Admin'), 'Paid', false],
  [paying.refundDue, 'Refund of IDR 114,500 due', false],
  [paying.refunded, 'Refunded', false],
  [paying.expired as Order, 'Not paid in time', false],
  [paying.partlyOwed, 'Refund of IDR 27,500 due', false],
  [paying.partlyRefunded, 'Refunded IDR 27,500', false],
])('says how a payment stands, and whether staff may confirm it (%#)', (order, label, confirmable) => {
  expect(staffPayment(order, inEnglish).label).toBe(label);
  expect(canConfirmPayment(order)).toBe(confirmable);
});

it('says who gives the money back', () => {
  expect(refundNote(paying.byBank, inEnglish)).toBeNull();
  expect(refundNote(paying.paid, inEnglish)).toBe('IDR 114,500 goes back to the card by itself.');
  expect(refundNote(paying.qrisPaid, inEnglish)).toBe('IDR 114,500 goes back to the app it was paid with.');
  expect(refundNote({ ...cashPaid, payment_id: PAYMENT.cashOnDelivery }, inEnglish)).toBe(
    'Hand IDR 108,240 back to the customer.',
  );
  // nobody took it, so nobody stands there
  expect(refundNote({ ...cashPaid, status_name: 'out for delivery' }, inEnglish)).toBe(
    'IDR 108,240 is owed back until the customer has it and you say so under Owed.',
  );
  expect(refundNote(paying.partlyOwed, inEnglish)).toMatch(/^IDR [\d,]+ is owed back until the customer has it/);
});

it('says it in Indonesian, with rupiah as Indonesians write them', () => {
  expect(staffPayment(seenBy(paying.byBank, 'Admin'), inIndonesian).label).toBe('Menunggu transfer Rp114.500');
  expect(staffPayment(paying.partlyOwed, inIndonesian).label).toBe('Harus dikembalikan Rp27.500');
  expect(refundNote(paying.paid, inIndonesian)).toBe('Rp114.500 otomatis kembali ke kartunya.');
});
