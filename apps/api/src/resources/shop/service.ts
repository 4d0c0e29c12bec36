import type { Shop } from '@seduh/contract';
import { DELIVERY, DELIVERY_METHODS, MESSAGES, PAYMENT, PAYMENT_METHODS } from '@seduh/contract/constants';
import type { Clock } from '../../clock';
import type { Db } from '../../db/tx';
import { inDeliveryWindow, isOpenAt, nextChange } from '../../domain/hours';
import { listAllSizes, readShop } from './repository';

/** Ways to pay that need an account or a provider, which no shop has set up. */
const NOT_SET_UP: ReadonlySet<number> = new Set([PAYMENT.card, PAYMENT.bankAccount]);
const NOT_SET_UP_REASON = 'Not set up in this shop';

/** The shop as a visitor needs it now: who, where, when, and what is on offer at this moment. */
export async function getShop(db: Db, clock: Clock): Promise<Shop> {
  const now = clock.now();
  const [row, sizes] = await Promise.all([readShop(db), listAllSizes(db)]);
  return {
    name: row.name,
    address: row.address,
    city: row.city,
    phone: row.phone,
    time_zone: row.time_zone,
    hours: row.hours,
    open_now: isOpenAt(row, now),
    changes_at: nextChange(row, now)?.toISOString() ?? null,
    delivery_window: row.delivery_window,
    delivery_methods: DELIVERY_METHODS.map((method) => ({
      ...method,
      disabled_reason:
        method.id === DELIVERY.doorDelivery && !inDeliveryWindow(row, now) ? MESSAGES.deliveryNote : null,
    })),
    payment_methods: PAYMENT_METHODS.map((method) => ({
      ...method,
      disabled_reason: NOT_SET_UP.has(method.id) ? NOT_SET_UP_REASON : null,
    })),
    sizes,
    tax_percent: row.tax_percent,
    shipping_fee: row.shipping_fee,
    lead_minutes: row.lead_minutes,
    ride_minutes: row.ride_minutes,
    oidc: false,
    now: now.toISOString(),
  };
}
