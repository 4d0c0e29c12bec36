import type { DeliveryId, PaymentId, Quote, QuotePromo } from '@seduh/contract';
import { businessDay, judgePromo, priceOrder, schedule } from '@seduh/domain';
import type { Db } from '../../../platform/db/tx';
import { isId } from '../../../platform/http/ids';
import { findPromo, readFacts, type PromoFacts } from './facts-repository';
import { quoteLines } from './quote-lines';
import type { RequestedOrder } from './order-request';
import { quoteVersion } from './quote-version';

/** A request held against the shop as it is now: the quote, and what an order made of it needs beside. */
export type Evaluation = Awaited<ReturnType<typeof evaluate>>;

/**
 * Works out what a request costs and what stands against it, which is in the quote: it fails for neither. Every read
 * goes through `db`, so in a transaction it sees what the transaction sees.
 * @param paymentId how an order is paid that is about to be placed; null where it is only priced
 */
export async function evaluate(
  db: Db,
  request: RequestedOrder,
  userId: string | null,
  now: Date,
  paymentId: PaymentId | null = null,
) {
  const productIds = [...new Set(request.lines.map(({ product_id }) => product_id))].filter(isId);
  const facts = await readFacts(db, { userId, productIds, now, paymentId });
  const { customer, products: found, held, hasReceived, ...shop } = facts;
  const products = new Map(found.map((product) => [product.id, product]));
  const lines = quoteLines(request.lines, products);
  const { deliveryId } = request;

  const full = priceOrder({ lines, percent: 0, deliveryId, shop });
  const day = businessDay(shop.time_zone, now);
  const asked = { subtotal: full.subtotal, deliveryId, now };
  const { promo, told } = await applyPromo(db, request.promo, asked, userId, day);
  const amounts = promo ? priceOrder({ lines, percent: promo.percent, deliveryId, shop }) : full;

  const { readyAt, scheduled, problems } = schedule(shop, deliveryId, request.time, now);
  const version = quoteVersion(lines, amounts);
  const quote: Quote = { lines, problems, ...amounts, promo: told, ready_at: readyAt.toISOString(), version };
  return {
    quote,
    amounts,
    products,
    /** null for a visitor, and where the account is closed. */
    customer,
    /** The promo that applies; null without one. */
    promo,
    businessDay: day,
    readyAt,
    scheduled,
    /** Where transfers go; null where the shop takes none. */
    bank: shop.bank,
    transferMinutes: shop.transfer_minutes,
    /** What the customer keeps waiting, and may: as far as an order paid in this way asks. */
    held: { ...held, hasReceived },
    holdingRules: shop,
  };
}

async function applyPromo(
  db: Db,
  requested: RequestedOrder['promo'],
  asked: { subtotal: number; deliveryId: DeliveryId; now: Date },
  userId: string | null,
  businessDay: string,
): Promise<{ promo: PromoFacts | null; told: QuotePromo | null }> {
  if (!requested) return { promo: null, told: null };
  const findable = 'code' in requested || isId(requested.id);
  const known = findable ? await findPromo(db, requested, { userId, businessDay }) : undefined;
  const verdict = judgePromo(known ?? null, { ...asked, history: userId && known ? known : null });
  const code = known?.code ?? ('code' in requested ? requested.code : requested.id);
  return { promo: verdict.applied && known ? known : null, told: { code, ...verdict } };
}
