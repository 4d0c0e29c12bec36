// Long because one evaluation prices a request, says what stands against it and when it is ready: read together.
import { createHash } from 'node:crypto';
import type {
  Allergen,
  CartOrderBody,
  DeliveryId,
  OrderLine,
  OrderRequest,
  PaymentId,
  Quote,
  QuoteLine,
  QuotePromo,
  QuoteRequest,
} from '@seduh/contract';
import { DELIVERY, NO_PROMO_ID } from '@seduh/contract/constants';
import {
  budgetLeft,
  businessDay,
  counts,
  cupInstead,
  cupWarning,
  deliveryProblem,
  deliveryTerms,
  freeCupRefusal,
  GONE_NAME,
  hasChoices,
  judgeLine,
  judgePromo,
  lineSizeName,
  lineSubstitute,
  lineTotal,
  priceOrder,
  priceWithFreeCup,
  priceWithPromo,
  schedule,
  sizeName,
  type Amounts,
  type JudgedOrder,
  type PricedLine,
} from '@seduh/domain';
import { aheadOf, madePieces, workOf, type SetWork, type StationRules, type StoredOrder } from '@seduh/domain/forecast';
import { readHolder } from '../../../platform/db/points';
import type { Db } from '../../../platform/db/tx';
import { isId } from '../../../platform/http/ids';
import { offerOf } from '../../promos/offer';
import type { StockClaim } from '../guards-repository';
import type { CatalogueCache } from './catalogue-cache';
import type { ProductForSale } from './catalogue-repository';
import { findPromo, readFacts, type PromoFacts } from './facts-repository';

/** What somebody wants, whichever body it came in. */
export interface RequestedOrder {
  lines: Pick<QuoteLine, 'product_id' | 'size_id' | 'qty' | 'note' | 'option_ids'>[];
  deliveryId: DeliveryId;
  /** 'now' or an ISO instant */
  time: string;
  /** By code as typed, or by id; null for none. */
  promo: { code: string } | { id: string } | null;
  /** Of the door, where one is given. Not named where none is: keys of the version before stand for the same. */
  postcode?: string;
  /** A free cup for points. Named only where it is asked for, as the postcode. */
  usePoints?: true;
}

export const requestOfQuote = ({
  lines,
  delivery_id,
  time,
  promo_code,
  postcode,
  use_points,
}: QuoteRequest): RequestedOrder => ({
  lines: lines.map((line) => ({ ...line, product_id: plainId(line.product_id), note: line.note || null })),
  deliveryId: delivery_id,
  time,
  promo: promo_code ? { code: promo_code.toUpperCase() } : null,
  ...(postcode && { postcode }),
  ...(use_points && { usePoints: use_points }),
});

/** The request in either kind of order body: many lines, or one product as the first clients send it. */
export function requestOfOrder(body: OrderRequest): RequestedOrder {
  if (isCart(body)) return requestOfQuote(body);
  const { product_id, size_id, qty, promo_id, delivery_id, postcode } = body;
  return {
    lines: [{ product_id: plainId(product_id), size_id, qty, note: null }],
    deliveryId: delivery_id,
    time: 'now',
    promo: !promo_id || promo_id === NO_PROMO_ID ? null : { id: promo_id },
    ...(postcode && { postcode }),
  };
}

// the database writes ids in lower case; what is no id goes back as it came
const plainId = (text: string): string => (isId(text) ? text.toLowerCase() : text);

/** Which kind of body this is, also while it is still unchecked: only a cart has lines. */
export const isCart = (body: unknown): body is CartOrderBody & Extract<OrderRequest, { lines: unknown }> =>
  typeof body === 'object' && body !== null && 'lines' in body;

/** A request held against the shop as it is now: the quote, and what an order made of it needs beside. */
export type Evaluation = Awaited<ReturnType<typeof evaluate>>;

interface EvaluationParts {
  /** How an order is paid that is about to be placed; left out where it is only priced. */
  paymentId?: PaymentId;
  /** What is on the board, where that need not be read in the same moment. */
  board?: Promise<readonly StoredOrder[]>;
  /** What is known of the catalogue already. */
  catalogue: CatalogueCache;
}

/**
 * Works out what a request costs and what stands against it, which is in the quote: it fails for neither. Every read
 * goes through `db`, so in a transaction it sees what the transaction sees.
 */
export async function evaluate(
  db: Db,
  request: RequestedOrder,
  userId: string | null,
  now: Date,
  { paymentId, board: known, catalogue }: EvaluationParts,
) {
  const productIds = [...new Set(request.lines.map(({ product_id }) => product_id))].filter(isId);
  const optionIds = [...new Set(request.lines.flatMap(({ option_ids = [] }) => option_ids))];
  const facts = await readFacts(db, { userId, productIds, optionIds, now, paymentId, board: known, catalogue });
  const { customer, products: found, held, hasReceived, board, ...shop } = facts;
  const products = new Map(found.map((product) => [product.id, product]));
  const lines = quoteLines(request.lines, products, customer?.avoids ?? []);
  const { deliveryId, postcode = null } = request;

  const terms = deliveryTerms(shop, postcode);
  const rates = { tax_percent: shop.tax_percent, shipping_fee: terms.fee };
  const full = priceOrder({ lines, percent: 0, deliveryId, shop: rates });
  const day = businessDay(shop.time_zone, now);
  const offered = lines.map((line) => ({ ...line, category_id: products.get(line.product_id)?.category_id ?? null }));
  const asked = {
    subtotal: full.subtotal,
    lines: offered,
    fee: full.shipping,
    deliveryId,
    now,
    timeZone: shop.time_zone,
  };
  const { promo, verdict } = await applyPromo(db, request.promo, asked, userId, day);
  const priced =
    promo &&
    priceWithPromo({ lines: offered, offer: offerOf(promo), left: budgetLeft(promo), deliveryId, shop: rates });
  const cup = request.usePoints ? await applyPoints(db, userId, offered, request.promo !== null) : null;
  const paid = cup?.applied ? priceWithFreeCup({ lines: offered, deliveryId, shop: rates }, cup.cap) : null;
  const amounts = paid ?? priced?.amounts ?? full;
  const quotePromo = verdict && { ...verdict, given: priced?.given, is_rest: priced?.isRest ? true : undefined };

  const work = workOfLines(lines, products, shop.stations);
  const ahead = aheadOf(shop, shop.stations, board, { cart: work, deliveryId, now });
  const { readyAt, scheduled, problems: untimely } = schedule(shop, deliveryId, request.time, now, ahead);
  const unreached = deliveryProblem(shop, { deliveryId, postcode }, amounts);
  const isDoor = deliveryId === DELIVERY.doorDelivery;
  const area = (isDoor && terms.area?.name) || null;
  const range = scheduled ? null : ahead.range;
  const version = quoteVersion(lines, amounts, paid && cup ? cup.points : 0);
  const quote: Quote = {
    lines,
    problems: unreached ? [...untimely, unreached] : untimely,
    ...amounts,
    promo: quotePromo,
    points: cup
      ? { applied: cup.applied, points: cup.points, given: paid?.discount ?? 0, reason: cup.reason }
      : undefined,
    delivery_area: area ?? undefined,
    ready_at: readyAt.toISOString(),
    ready_range: range ? { from: range.from.toISOString(), to: range.to.toISOString() } : undefined,
    is_busy: !scheduled && ahead.isBusy ? true : undefined,
    version,
  };
  return {
    quote,
    amounts,
    products,
    /** null for a visitor, and where the account is closed. */
    customer,
    /** The promo that applies; null without one. */
    promo,
    /** Rupiah that it gives. */
    promoGives: priced?.given ?? 0,
    /** Points that its free cup takes; 0 without one. */
    pointsUsed: cup?.applied ? cup.points : 0,
    businessDay: day,
    /** Where it goes, as far as the order says; null unless it goes to a door. */
    postcode: isDoor ? postcode : null,
    /** What the area it goes to is called; null without one. */
    area,
    readyAt,
    scheduled,
    /** From when it may be ready; null where a time was chosen. */
    readyFrom: range?.from ?? null,
    work,
    /** Where transfers go; null where the shop takes none. */
    bank: shop.bank,
    /** Ways to pay that customers are not offered. */
    paymentsOff: shop.payments_off,
    transferMinutes: shop.transfer_minutes,
    /** What the customer keeps waiting, and may: as far as an order paid in this way asks. */
    held: { ...held, hasReceived },
    holdingRules: shop,
  };
}

/** What lines take to make, as far as they can be had. */
export const workOfLines = (
  lines: readonly (Pick<QuoteLine, 'product_id' | 'qty' | 'options'> & { problem?: QuoteLine['problem'] })[],
  products: ReadonlyMap<string, ProductForSale>,
  rules: StationRules,
) =>
  workOf(
    lines.filter(counts).flatMap(({ product_id, qty, options }) => {
      const product = products.get(product_id);
      if (!product) return [];
      const chosen = new Set(options.map(({ id }) => id));
      const groups: readonly { options: readonly ({ id: number } & SetWork)[] }[] = product.option_groups;
      const offered = groups.flatMap((group) => group.options);
      return [
        madePieces(
          product,
          offered.filter(({ id }) => chosen.has(id)),
          qty,
        ),
      ];
    }),
    rules,
  );

async function applyPromo(
  db: Db,
  requested: RequestedOrder['promo'],
  asked: Omit<JudgedOrder, 'history'>,
  userId: string | null,
  businessDay: string,
): Promise<{ promo: PromoFacts | null; verdict: QuotePromo | null }> {
  if (!requested) return { promo: null, verdict: null };
  const findable = 'code' in requested || isId(requested.id);
  const known = findable ? await findPromo(db, requested, { userId, businessDay }) : undefined;
  const verdict = judgePromo(known ? { ...known, ...offerOf(known) } : null, {
    ...asked,
    history: userId && known ? known : null,
  });
  const code = known?.code ?? ('code' in requested ? requested.code : requested.id);
  return { promo: verdict.applied && known ? known : null, verdict: { code, ...verdict } };
}

/** Whether an order can have a free cup, for how many points and up to how many rupiah. */
async function applyPoints(
  db: Db,
  userId: string | null,
  lines: Parameters<typeof freeCupRefusal>[1]['lines'],
  hasPromo: boolean,
): Promise<{ applied: boolean; points: number; cap: number; reason: string | null }> {
  const { holder, member_minimum: memberMinimum, ...rules } = await readHolder(db, userId);
  const reason = freeCupRefusal(rules, { lines, holder, hasPromo, memberMinimum });
  return { applied: reason === null, points: rules.free_cup_points, cap: rules.free_cup_cap, reason };
}

/** Prices every line and says what stands against it. Stock is one for all lines of a product: earlier lines take theirs first. */
export function quoteLines(
  requested: RequestedOrder['lines'],
  products: ReadonlyMap<string, ProductForSale>,
  avoids: readonly Allergen[],
): QuoteLine[] {
  const taken = new Map<string, number>();
  const quoted = requested.map((line) => {
    const before = taken.get(line.product_id) ?? 0;
    const one = quoteLine(line, products.get(line.product_id), avoids, before);
    if (!one.problem) taken.set(line.product_id, before + line.qty);
    return one;
  });
  // what is offered instead comes after all that is had as asked
  return quoted.map((line) => ({ ...line, substitute: substituteOf(line, products, { taken, avoids }) }));
}

/** What is offered instead of a line that is sold out; undefined where nothing is. */
function substituteOf(
  line: QuoteLine,
  products: ReadonlyMap<string, ProductForSale>,
  { taken, avoids }: { taken: ReadonlyMap<string, number>; avoids: readonly Allergen[] },
): QuoteLine['substitute'] {
  const instead = cupInstead(products.get(line.product_id), line, line.problem, (id) => products.get(id), {
    taken: (id) => taken.get(id) ?? 0,
    avoids,
  });
  return instead ? lineSubstitute(instead) : undefined;
}

/**
 * A line as it can be had. What is gone costs nothing; what is sold out keeps its price, so that the customer sees what it
 * was about.
 * @param avoids what its customer asked to be warned of
 * @param before pieces that earlier lines of the same product take
 */
export function quoteLine(
  { product_id, size_id, qty, note, option_ids }: RequestedOrder['lines'][number],
  product: ProductForSale | undefined,
  avoids: readonly Allergen[],
  before = 0,
): QuoteLine {
  const { options, unit_price, problem } = judgeLine(product, { size_id, qty, option_ids }, before);
  return {
    product_id,
    product_name: product?.product_name ?? GONE_NAME,
    name_translations: product?.name_translations ?? undefined,
    image: product?.image ?? null,
    size_id,
    size_name: product ? lineSizeName(product.size_ids, size_id) : sizeName(size_id),
    qty,
    note,
    option_ids,
    options,
    unit_price,
    line_total: lineTotal({ qty, unit_price }),
    has_choices: hasChoices(product),
    problem,
    warning: product && cupWarning(product, option_ids, avoids),
  };
}

/** What lines take of counted stock: one claim for all lines of a product, in the order of the lines. */
export function stockClaims(
  lines: readonly Pick<OrderLine, 'product_id' | 'qty'>[],
  products: readonly ProductForSale[],
): StockClaim[] {
  const claims = new Map<string, StockClaim>();
  for (const { product_id: productId, qty } of lines) {
    const product = products.find(({ id }) => id === productId);
    if (!product || product.stock === null) continue;
    claims.set(productId, { productId, qty: qty + (claims.get(productId)?.qty ?? 0), price: product.price });
  }
  return [...claims.values()];
}

/** A line as a version names it: with its options, as two cups may cost the same. */
interface VersionedLine extends PricedLine {
  options: readonly { id: number }[];
}

/**
 * A short name of exactly these prices: the total and the points that are used, so that a dearer one is known later, and a
 * hash of every amount.
 */
export function quoteVersion(lines: readonly VersionedLine[], amounts: Amounts, points = 0): string {
  const { subtotal, discount, tax, shipping, total } = amounts;
  const named = [
    lines.map(({ product_id, size_id, qty, unit_price, options }) => [
      product_id,
      size_id,
      qty,
      unit_price,
      ...options.map(({ id }) => id),
    ]),
    [subtotal, discount, tax, shipping, total],
  ];
  return `${total}.${fingerprint(named).slice(0, 16)}${points > 0 ? `.${points}` : ''}`;
}

/** The SHA-256 of what something says, in hex: equal for what is equal. */
export const fingerprint = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What a quote's version agreed to: its total, and the points for it; null for what is no version of ours. */
export function agreedSum(version: string): { total: number; points: number } | null {
  const [, total, points = 0] = /^(\d{1,15})\.[0-9a-f]{16}(?:\.(\d{1,9}))?$/.exec(version) ?? [];
  return total === undefined ? null : { total: Number(total), points: Number(points) };
}
