import { DELIVERY, pictureUrl } from '@seduh/contract/constants';
import { businessDay, isFinal, type ShopTimes, lineTotal, priceOrder } from '@seduh/domain';
import type { Insertable } from 'kysely';
import type { OrderLinesTable, OrderMovesTable, OrdersTable, PromoUsesTable } from '../platform/db/schema';
import { addMinutes } from './minutes';
import { payFor, type PaymentRows } from './order-payment';
import { demoPicture } from './pictures';
import type { PlannedOrder } from './order-plan';
import type { PromoChoice } from './promo-choice';
import type { Random } from './random';

/** Everything one order consists of. */
export interface OrderRows extends PaymentRows {
  order: Insertable<OrdersTable>;
  lines: Insertable<OrderLinesTable>[];
  moves: Insertable<OrderMovesTable>[];
  promoUse: Insertable<PromoUsesTable> | null;
}

export type SeedShop = ShopTimes & { tax_percent: number; shipping_fee: number; member_minimum: number };

/** Prices a planned order by the rule of every order, and puts it into rows. */
export function toRows(random: Random, shop: SeedShop, promos: PromoChoice, planned: PlannedOrder): OrderRows {
  const { placedAt, customer, deliveryId, status, wantedAt } = planned;
  const id = random.id(placedAt);
  const door = deliveryId === DELIVERY.doorDelivery;
  const lines = planned.lines.map(({ product, sizeId, qty, note }, index) => {
    const unit_price = product.of.price;
    return {
      order_id: id,
      position: index + 1,
      product_id: product.id,
      product_name: product.of.name,
      image: pictureUrl(demoPicture(product.of.slug)),
      size_id: sizeId,
      one_size: product.of.sizeIds.length === 1,
      qty,
      unit_price,
      line_total: lineTotal({ qty, unit_price }),
      note,
    };
  });
  const day = businessDay(shop.time_zone, placedAt);
  const subtotal = lines.reduce((sum, { line_total }) => sum + line_total, 0);
  const promo = promos.choose(planned, subtotal, day);
  const amounts = priceOrder({ lines, percent: promo?.of.percent ?? 0, deliveryId, shop });
  promos.note(planned, amounts.total);
  const paid = payFor(planned, { orderId: id, paymentId: random.id(placedAt), amount: amounts.total });
  const closedAt = isFinal(status) ? (paid.moves.at(-1)?.at ?? null) : null;
  const lead = shop.lead_minutes + (door ? shop.ride_minutes : 0);

  return {
    order: {
      id,
      user_id: customer.id,
      status,
      delivery_id: deliveryId,
      customer_name: customer.of.displayName,
      phone: customer.of.phone,
      address: door ? customer.of.address : null,
      table_number: deliveryId === DELIVERY.dineIn ? String(random.int(1, 14)) : null,
      ...amounts,
      promo_id: promo?.id ?? null,
      promo_code: promo?.of.code ?? null,
      scheduled: wantedAt !== null,
      ready_at: wantedAt ?? addMinutes(placedAt, lead),
      placed_at: placedAt,
      closed_at: closedAt,
      hidden_at: null,
    },
    lines,
    moves: paid.moves.map(({ to, at, by, actorId, reason }, index) => ({
      order_id: id,
      from_status: paid.moves[index - 1]?.to ?? null,
      to_status: to,
      actor_id: actorId,
      actor: by,
      reason,
      moved_at: at,
    })),
    payment: paid.payment,
    attempt: paid.attempt,
    promoUse: promo && {
      order_id: id,
      promo_id: promo.id,
      user_id: customer.id,
      business_day: day,
      one_per_day: true,
      // a cancelled order gives its use back
      released_at: status === 'cancelled' ? closedAt : null,
    },
  };
}
