import { z } from 'zod';
import { CATEGORIES, LIMITS, MESSAGES, PROMO_KINDS, type PromoKind } from '../constants';
import {
  amountUpTo,
  cleared,
  ClockTime,
  Id,
  idFrom,
  idOf,
  jsonText,
  named,
  Rupiah,
  translations,
  wholeNumber,
} from './common';

const weekday = z.int().min(1).max(7);

/**
 * Hours by the shop's clock in which a promo counts, on these weekdays (1 Monday … 7 Sunday). An end before the start is
 * on the next day. What counts is when it is ordered.
 */
export const HappyHours = named('HappyHours', {
  weekdays: z.array(weekday),
  from: ClockTime,
  to: ClockTime,
});
export type HappyHours = z.infer<typeof HappyHours>;

/** So many pieces of a category or product are bought, and further ones of it are free: the cheapest of them. */
export const PromoBundle = named('PromoBundle', {
  buy: z.int().positive(),
  free: z.int().positive(),
  /** null: of a product. */
  category_id: idOf(CATEGORIES).nullable(),
  /** null: of a category. */
  product_id: z.string().nullable(),
  /** What the product is called; null: of a category. */
  product_name: z.string().nullable(),
  name_translations: translations,
});
export type PromoBundle = z.infer<typeof PromoBundle>;

/** What a promo gives and when, as answers have it. */
export const promoOffer = {
  kind: z.enum(PROMO_KINDS),
  /** Rupiah off the goods; null of another kind. */
  amount_off: Rupiah.nullable(),
  /** null of another kind. */
  bundle: PromoBundle.nullable(),
  /** null: at any hour. */
  happy_hours: HappyHours.nullable(),
  /** Rupiah it gives in all, after which it ends by itself; null for no bound. */
  budget: Rupiah.nullable(),
};

const PIECES = `1 to ${LIMITS.promoPieces} pieces`;
const pieces = wholeNumber(PIECES).refine((count) => count >= 1 && count <= LIMITS.promoPieces, PIECES);
const WHAT = 'Choose a category or a product';

const BundleBody = z
  .strictObject({
    buy: pieces,
    free: pieces,
    category_id: idFrom(CATEGORIES, WHAT).nullish(),
    product_id: Id.nullish(),
  })
  .refine(({ category_id, product_id }) => !category_id !== !product_id, WHAT)
  .transform(({ buy, free, category_id = null, product_id = null }) => ({ buy, free, category_id, product_id }));

const HappyHoursBody = z
  .strictObject({
    weekdays: z
      .array(weekday)
      .min(1, 'Choose at least one day')
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    from: ClockTime,
    to: ClockTime,
  })
  .refine(({ from, to }) => from !== to, 'The hours have to end at another time than they start');

/** What is made without a word of its kind is of the first one. */
export const promoKind = z.enum(PROMO_KINDS, 'Choose one of the kinds').default('percent');

/** The same as forms carry it. */
export const promoOfferFields = {
  amount_off: cleared(
    amountUpTo(LIMITS.price, 'An amount in whole rupiah').refine((amount) => amount > 0, 'An amount in whole rupiah'),
  ).optional(),
  /** `{ "buy": 2, "free": 1, "category_id": 1 }` */
  bundle: cleared(jsonText(BundleBody, 'What is free, as an object')).optional(),
  /** `{ "weekdays": [1, 2], "from": "14:00", "to": "17:00" }`; empty for any hour. */
  happy_hours: cleared(jsonText(HappyHoursBody, 'The hours, as an object')).optional(),
  /** Rupiah; empty for no bound. */
  budget: cleared(
    amountUpTo(LIMITS.promoBudget, 'A budget in whole rupiah').refine((sum) => sum > 0, 'A budget in whole rupiah'),
  ).optional(),
};

/** The fields that say what a promo of a kind gives. */
const OFFER_FIELDS = { percent: 'discount', amount: 'amount_off', bundle: 'bundle', delivery: null } as const;
type OfferField = 'discount' | 'amount_off' | 'bundle';

/** Of an offer, the field that asks to be filled in, or must not be: with why; null where all is well. */
export function offerProblem(
  kind: PromoKind,
  given: { [Field in OfferField]?: unknown } & { dine_in_only?: boolean | undefined },
): { field: OfferField | 'dine_in_only'; msg: string } | null {
  const asked = OFFER_FIELDS[kind];
  if (asked && (given[asked] ?? null) === null) return { field: asked, msg: MESSAGES.required };
  const other = (['discount', 'amount_off', 'bundle'] as const).find((field) => field !== asked && given[field]);
  if (other) return { field: other, msg: 'This does not go with its kind' };
  if (kind === 'delivery' && given.dine_in_only)
    return { field: 'dine_in_only', msg: 'Nothing is delivered to a table' };
  return null;
}

/** Asks a new promo for what its kind gives, and refuses what another would. */
export function askOffer(
  { kind, ...given }: { kind: PromoKind } & Parameters<typeof offerProblem>[1],
  context: z.RefinementCtx,
): void {
  const problem = offerProblem(kind, given);
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.msg });
}
