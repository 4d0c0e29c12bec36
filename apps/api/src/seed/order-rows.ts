import type { PaymentId } from '@seduh/contract';
import { DELIVERY, imageUrl } from '@seduh/contract/constants';
import {
  businessDay,
  dueAt,
  firstState,
  isFinal,
  isHandedOver,
  isProviderMethod,
  isTransfer,
  lineTotal,
  MONEY_BACK,
  PAYMENT_RULES,
  priceOrder,
  priceWithPromo,
  unitPrice,
  type ShopTimes,
} from '@seduh/domain';
import { DEMO_TABLES } from '@seduh/domain/demo-tables';
import { demoWork } from '@seduh/domain/demo-work';
import { USUAL_STATIONS, workOf } from '@seduh/domain/forecast';
import type { Insertable } from 'kysely';
import type { Schema } from '../platform/db/schema';
import { demoImage } from './images';
import { planOptions, type OptionMenu } from './options';
import { addMinutes, type PlannedMove, type PlannedOrder } from './order-plan';
import type { PromoChoice } from './promos';
import type { Random } from './random';

/** Everything one order consists of. */
export interface OrderRows {
  order: Insertable<Schema['orders']>;
  lines: Insertable<Schema['order_lines']>[];
  moves: Insertable<Schema['order_moves']>[];
  payment: Insertable<Schema['payments']>;
  /** null unless it was paid by card or QRIS */
  attempt: Insertable<Schema['payment_attempts']> | null;
  promoUse: Insertable<Schema['promo_uses']> | null;
}

export type SeedShop = ShopTimes & { tax_percent: number; shipping_fee: number; member_minimum: number };

/** Prices a planned order by the rule of every order, and puts it into rows. */
export function toRows(
  random: Random,
  shop: SeedShop,
  promos: PromoChoice,
  planned: PlannedOrder,
  { taste, options: menu }: { taste: Random; options: OptionMenu },
): OrderRows {
  const { placedAt, customer, deliveryId, status, wantedAt } = planned;
  const id = random.id(placedAt);
  const door = deliveryId === DELIVERY.doorDelivery;
  const lines = planned.lines.map(({ product, sizeId, qty, note }, index) => {
    const options = planOptions(taste, product.of.slug, menu);
    const unit_price = unitPrice({ price: product.of.price, sizes: [] }, sizeId, options);
    return {
      order_id: id,
      position: index + 1,
      product_id: product.id,
      product_name: product.of.name,
      name_translations: product.of.nameTranslations ?? null,
      image: imageUrl(demoImage(product.of.slug)),
      size_id: sizeId,
      one_size: product.of.sizeIds.length === 1,
      qty,
      unit_price,
      line_total: lineTotal({ qty, unit_price }),
      note,
      options: JSON.stringify(options),
    };
  });
  const day = businessDay(shop.time_zone, placedAt);
  const subtotal = lines.reduce((sum, { line_total }) => sum + line_total, 0);
  const offered = lines.map((line, index) => ({
    ...line,
    category_id: planned.lines[index]?.product.of.categoryId ?? null,
  }));
  const promo = promos.choose(planned, { subtotal, lines: offered, fee: shop.shipping_fee }, day);
  const { amounts, given } = promo
    ? priceWithPromo({ lines: offered, offer: promo.of.offer, left: null, deliveryId, shop })
    : { amounts: priceOrder({ lines, percent: 0, deliveryId, shop }), given: 0 };
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
      table_number: deliveryId === DELIVERY.dineIn ? random.pick(DEMO_TABLES) : null,
      ...amounts,
      promo_id: promo?.id ?? null,
      promo_code: promo?.of.code ?? null,
      scheduled: wantedAt !== null,
      ready_at: wantedAt ?? addMinutes(placedAt, lead),
      placed_at: placedAt,
      closed_at: closedAt,
      hidden_at: null,
      language: null,
      work: closedAt ? null : JSON.stringify(workOfPlan(planned)),
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
      given,
      // a cancelled order gives its use back
      released_at: status === 'cancelled' ? closedAt : null,
    },
  };
}

/** What an order takes, options aside: they are few, and short. */
const workOfPlan = ({ lines }: PlannedOrder) =>
  workOf(
    lines.map(({ product, qty }) => ({
      product_id: product.id,
      qty,
      work: demoWork(product.of.slug),
      options: [],
    })),
    USUAL_STATIONS,
  );

const PROVIDER = 'simulator';
const CARD_MINUTES = 0.5;
/** As a new shop has it. */
const TRANSFER_MINUTES = 120;

/**
 * How a planned order was paid: cash when it was handed over, a card or a code right away, a transfer when staff saw it and began.
 * What was paid and then cancelled was given back, and the timeline says so.
 */
function payFor(
  planned: PlannedOrder,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount: number },
): Pick<OrderRows, 'payment' | 'attempt'> & { moves: PlannedMove[] } {
  const { placedAt, paymentId: method, status, moves } = planned;
  const byProvider = isProviderMethod(method);
  const paid = whenPaid(planned);
  const refunded = paid !== null && status === 'cancelled';
  const refunded_at = refunded ? (moves.at(-1)?.at ?? placedAt) : null;
  const ref = `demo-${orderId}`;
  return {
    payment: {
      id: paymentId,
      order_id: orderId,
      method,
      state: refunded ? 'refunded' : paid ? 'paid' : status === 'cancelled' ? 'cancelled' : firstState(method, amount),
      amount,
      due_at: dueAt(method, placedAt, TRANSFER_MINUTES),
      paid_at: paid?.at ?? null,
      provider: byProvider ? PROVIDER : null,
      provider_ref: byProvider ? ref : null,
      confirmed_by: isTransfer(method) ? (paid?.by ?? null) : null,
      refunded_at,
      created_at: placedAt,
    },
    attempt: byProvider ? { provider: PROVIDER, ref, payment_id: paymentId, started_at: placedAt, refunded_at } : null,
    moves: refunded ? withNote(moves, BACK[PAYMENT_RULES[method].goesBack]) : moves,
  };
}

/** What is said of money that is back by now: transfers too, so nothing is owed. */
const BACK: Readonly<Record<(typeof PAYMENT_RULES)[PaymentId]['goesBack'], string>> = {
  card: MONEY_BACK.card,
  app: MONEY_BACK.app,
  transfer: MONEY_BACK.returned,
  hand: MONEY_BACK.returned,
  terminal: MONEY_BACK.returned,
};

function whenPaid({ placedAt, paymentId, status, moves }: PlannedOrder): { at: Date; by: string | null } | null {
  if (isProviderMethod(paymentId)) return { at: addMinutes(placedAt, CARD_MINUTES), by: null };
  const byTransfer = isTransfer(paymentId);
  const paying = moves.find(({ to }) => to === (byTransfer ? 'confirmed' : status));
  const settles = paying && (byTransfer || isHandedOver(status));
  return settles ? { at: paying.at, by: paying.actorId } : null;
}

const withNote = (moves: PlannedMove[], note: string): PlannedMove[] =>
  moves.map((move) =>
    move.to === 'cancelled' ? { ...move, reason: [move.reason, note].filter(Boolean).join('. ') } : move,
  );
