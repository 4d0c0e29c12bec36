import type { CheckoutPaymentId, Shop } from '@seduh/contract';
import { DELIVERY_METHODS, PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import { businessDay, deliveryNote, isOpenAt, nextChange, PAYMENT_OFF, pausesAt, whyOff } from '@seduh/domain';
import { shopBusy } from '@seduh/domain/forecast';
import { settledSettings } from '@seduh/domain/settings';
import type { BusyFacts } from '../orders/foresee/service';
import type { KnownShop } from './last-known';

/** The shop as a visitor needs it now: who, where, when, and what is on offer at this moment. */
export function presentShop(known: KnownShop, now: Date, setUp: { oidc: boolean; cards: boolean }): Shop {
  const { row, sizes, board } = known;
  // a way to pay that needs an account or a provider is off where the shop has none
  const offered: Record<CheckoutPaymentId, boolean> = {
    [PAYMENT.card]: setUp.cards,
    [PAYMENT.bankAccount]: row.bank !== null,
    [PAYMENT.cashOnDelivery]: true,
    [PAYMENT.qris]: setUp.cards,
  };
  for (const id of row.payments_off) offered[id] = false;
  const { hours, next_hours, special_days } = settledSettings(row, businessDay(row.time_zone, now));
  return {
    name: row.name,
    address: row.address,
    city: row.city,
    phone: row.phone,
    time_zone: row.time_zone,
    hours,
    next_hours,
    special_days,
    open_now: isOpenAt(row, now),
    changes_at: nextChange(row, now)?.toISOString() ?? null,
    delivery_window: row.delivery_window,
    delivery_note: deliveryNote(row),
    delivery_methods: DELIVERY_METHODS.map((method) => ({
      ...method,
      disabled_reason: whyOff({ ...row, pauses: known.pauses }, method.id, now),
    })),
    // of what was known last, some may be over
    pauses: pausesAt(known, now),
    busy: board ? busyNow({ ...known, board }, now) : undefined,
    payment_methods: PAYMENT_METHODS.map((method) => ({
      ...method,
      disabled_reason: offered[method.id] ? null : PAYMENT_OFF,
    })),
    sizes,
    tax_percent: row.tax_percent,
    shipping_fee: row.shipping_fee,
    delivery_minimum: row.delivery_minimum,
    delivery_areas: row.delivery_areas,
    lead_minutes: row.lead_minutes,
    ride_minutes: row.ride_minutes,
    transfer_minutes: row.transfer_minutes,
    member_minimum: row.member_minimum,
    oidc: setUp.oidc,
    has_tables: known.hasTables,
    ...(row.ask_cash ? {} : { asks_cash: false }),
    now: now.toISOString(),
  };
}

/** Where it is busy by the limit of now; who is on, and what is made, may be a second old. */
const busyNow = ({ row, pauses, board }: KnownShop & { board: BusyFacts }, now: Date) =>
  shopBusy({ ...row, pauses }, { ...board.stations, busy_minutes: row.stations.busy_minutes }, board.orders, now);
