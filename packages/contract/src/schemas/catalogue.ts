// Long because products and promos are answered and written by fields that they share.
import { z } from 'zod';
import { CATEGORIES, FAVORITES_TAB, LIMITS, PRODUCT_SORTS, PROMO_STATES, SIZES } from '../constants';
import {
  amountUpTo,
  cleared,
  flag,
  Id,
  idFrom,
  idOf,
  Instant,
  jsonText,
  name,
  named,
  pageQuery,
  Rupiah,
  searchText,
  sizeIdFrom,
  text,
  translations,
  translationsText,
  wholeNumber,
} from './common';
import {
  Contents,
  ContentsBody,
  LineWarning,
  Making,
  MakingBody,
  OptionId,
  OptionIds,
  ProductOptionGroup,
} from './options';
import { askOffer, promoKind, promoOffer, promoOfferFields } from './promo-offers';

export const Category = named('Category', { id: idOf(CATEGORIES), category_name: z.string() });
export type Category = z.infer<typeof Category>;

/** The categories asked for, by id or by the name of a tab or form, any case; empty and Favorites mean all (undefined). */
const CategoryFilter = z
  .string()
  .optional()
  .transform((given) => {
    const wanted = given?.trim().toLowerCase();
    if (!wanted || wanted === FAVORITES_TAB.toLowerCase()) return undefined;
    const found = CATEGORIES.find(
      ({ id, name, tab }) => String(id) === wanted || name.toLowerCase() === wanted || tab.toLowerCase() === wanted,
    );
    // an unknown category names none: an honest empty list
    return found ? [found.id] : [];
  });

/** Products by their ids, `id,id`: each once, the smallest first. What is no id names no product; empty means all (undefined). */
const IdFilter = z
  .string()
  .optional()
  .transform((given) => {
    if (!given?.trim()) return undefined;
    const ids = given.split(',', LIMITS.favourites).map((id) => id.trim().toLowerCase());
    return [...new Set(ids)].filter((id) => Id.safeParse(id).success).toSorted();
  });

export const ProductListQuery = z.object({
  search: searchText,
  sort: z.enum(PRODUCT_SORTS).catch('popular').default('popular'),
  categories: CategoryFilter,
  /** Only these products, as far as they are on the menu: what somebody keeps on their device. */
  ids: IdFilter,
  /** Staff only: what has been taken off the menu instead of what is on it. Others see the menu. */
  archived: flag.catch(false).default(false),
  ...pageQuery(),
});
export type ProductListQuery = z.input<typeof ProductListQuery>;
export type ProductFilter = z.output<typeof ProductListQuery>;

export const ProductSummary = named('ProductSummary', {
  id: Id,
  product_name: z.string(),
  name_translations: translations,
  price: Rupiah,
  image: z.string().nullable(),
  category_id: idOf(CATEGORIES),
  category_name: z.string(),
  /** Pieces handed over so far. */
  sold: z.int().nonnegative(),
  /** False when sold out or taken off until later. */
  available: z.boolean(),
  /** The sizes it comes in, the smallest first; one at least. */
  size_ids: z.array(idOf(SIZES)),
  /** Whether it cannot be had as it comes: a group asks for a choice that its defaults do not make now. */
  must_choose: z.boolean(),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** Products to look at for what their viewer avoids; none where none is named. */
export const ProductWarningsQuery = z.object({ ids: IdFilter });
export type ProductWarningsQuery = z.input<typeof ProductWarningsQuery>;

/** What somebody has to be warned of in a product as it comes: with the options that come without being asked for. */
export const ProductWarning = named('ProductWarning', { product_id: Id, warning: LineWarning });
export type ProductWarning = z.infer<typeof ProductWarning>;

/** A size with what it adds per piece. */
export const ProductSize = named('ProductSize', { id: idOf(SIZES), name: z.string(), surcharge: Rupiah });
export type ProductSize = z.infer<typeof ProductSize>;

/** What is offered instead of a product that is sold out. */
export const ProductSubstitute = named('ProductSubstitute', {
  id: Id,
  product_name: z.string(),
  name_translations: translations,
  price: Rupiah,
});
export type ProductSubstitute = z.infer<typeof ProductSubstitute>;

export const ProductDetail = ProductSummary.extend({
  description: z.string(),
  description_translations: translations,
  /** Portions left; null where they are not counted. */
  stock: z.int().nonnegative().nullable(),
  sold_out_until: Instant.nullable(),
  /** While it is sold out, and there to be had itself. */
  substitute: ProductSubstitute.optional(),
  archived: z.boolean(),
  /** Rises with every change of the product; sent back with an edit, so that nobody overwrites what they have not seen. */
  version: z.int().positive(),
  /** Those of `size_ids`, with what each adds. */
  sizes: z.array(ProductSize),
  /** What can be chosen of it, in this order, with the defaults of its own. */
  option_groups: z.array(ProductOptionGroup),
  /** What is in it before any option. */
  contains: Contents,
  /** What one piece takes before any option. */
  making: Making,
}).meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof ProductDetail>;

/** What a product really takes, by the orders of the last days, where that differs from what is set. */
export const LearnedMaking = named('LearnedMaking', {
  product_id: Id,
  product_name: z.string(),
  name_translations: translations,
  /** Of the product as this was learned: whoever takes it over sends it back. */
  version: z.int().positive(),
  /** As staff have set it. */
  making: Making,
  /** Seconds of one piece that every promise goes by now. */
  set_seconds: z.int().positive(),
  /** From half of what is set to double. */
  learned_seconds: z.int().positive(),
  /** How many orders say so. */
  orders: z.int().positive(),
});
export type LearnedMaking = z.infer<typeof LearnedMaking>;

/** What a promo asks of an order besides its minimum price. */
export const PromoRules = named('PromoRules', {
  dine_in_only: z.boolean(),
  new_user_only: z.boolean(),
  one_per_day: z.boolean(),
  /** Asks for the member card, which an order of the shop's minimum brings. */
  member_only: z.boolean(),
  /** Uses in all, null for no limit. */
  total_uses: z.int().positive().nullable(),
});
export type PromoRules = z.infer<typeof PromoRules>;

export const PromoListQuery = z.object({
  code: text(LIMITS.promoCode).optional(),
  /** Staff only; everybody else sees the running ones. */
  state: z.enum(PROMO_STATES).catch('running').default('running'),
  ...pageQuery(),
});
export type PromoListQuery = z.input<typeof PromoListQuery>;
export type PromoFilter = z.output<typeof PromoListQuery>;

export const Promo = named('Promo', {
  id: Id,
  promo_name: z.string(),
  name_translations: translations,
  code: z.string(),
  description: z.string(),
  description_translations: translations,
  /** Fraction, e.g. 0.2 for 20 %; 0 where its kind is another. */
  discount: z.number().min(0).max(1),
  ...promoOffer,
  /** Days from creation. */
  duration: z.int().positive(),
  min_price: Rupiah,
  image: z.string().nullable(),
  starts_at: Instant,
  ends_at: Instant,
  /** How often it has been used. */
  used: z.int().nonnegative(),
  /** Rupiah it has given so far; to whoever does not manage promos always 0, as `budget` is null. */
  given: Rupiah,
  /** Rises with every change of the promo. */
  version: z.int().positive(),
  rules: PromoRules,
});
export type Promo = z.infer<typeof Promo>;

const PRICE = 'A price in whole rupiah';
const GROUPS = 'Groups as a list';

const productFields = {
  productname: name(LIMITS.productName),
  price: amountUpTo(LIMITS.price, PRICE),
  description: name(LIMITS.description),
  category_id: idFrom(CATEGORIES, 'Choose one of the categories'),
};

const extraProductFields = {
  name_translations: translationsText(LIMITS.productName),
  description_translations: translationsText(LIMITS.description),
  /** The sizes it comes in, `[1]` for what has only one; all of them where a new product names none. */
  size_ids: jsonText(z.array(sizeIdFrom).min(1, 'Choose at least one size'), 'Sizes as a list').optional(),
  /** Portions; empty where they are not counted. */
  stock: cleared(amountUpTo(LIMITS.stock, 'Portions as a whole number')).optional(),
  /** `[{ "id": 2, "surcharge": 3000 }]`; sizes that are not named have no surcharge. */
  sizes: jsonText(
    z.array(
      z.strictObject({
        id: sizeIdFrom,
        surcharge: amountUpTo(LIMITS.price, PRICE),
      }),
    ),
    'Sizes as a list',
  ).optional(),
  /** `[{ "id": 1, "default_ids": [4] }]`: all its groups, in this order. */
  option_groups: jsonText(
    z
      .array(z.strictObject({ id: OptionId, default_ids: OptionIds.default([]) }), GROUPS)
      .max(LIMITS.productGroups, `At most ${LIMITS.productGroups} groups`)
      .refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, 'Each group once'),
    GROUPS,
  ).optional(),
  /** What is in it before any option; left out of a new one, nothing is known of it. */
  contains: jsonText(ContentsBody, 'What is in it, as an object').optional(),
  /** `{ "seconds": 75, "station": null }`; left out of a new one, it is made as is usual of its category. */
  making: jsonText(MakingBody, 'What it takes to make, as an object').optional(),
};

/** `product_name` is the answers' word for the forms' `productname`: both are understood. */
function asForms(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('product_name' in sent) || 'productname' in sent) return sent;
  const { product_name: productname, ...rest } = sent;
  return { ...rest, productname };
}

/** A new product; its image travels beside it, as the file `image`. */
export const ProductBody = z
  .preprocess(asForms, z.strictObject({ ...productFields, ...extraProductFields }))
  .meta({ id: 'ProductBody' });
export type ProductValues = z.output<typeof ProductBody>;

/** Changes of a product: only the fields that changed, and the version they were made on. */
export const ProductEditBody = z
  .preprocess(
    asForms,
    z
      .strictObject({
        ...productFields,
        ...extraProductFields,
        /** False brings a product back that was taken off the menu. */
        archived: flag,
        version: wholeNumber('The version as a whole number'),
      })
      .partial(),
  )
  .meta({ id: 'ProductEditBody' });
export type ProductChanges = z.output<typeof ProductEditBody>;

/** Until when a product is sold out: the next opening, an instant; null: it is there again. */
export const AvailabilityBody = z
  .strictObject({ sold_out_until: z.union([z.literal('next_opening'), Instant]).nullable() })
  .meta({ id: 'AvailabilityBody' });
export type AvailabilityBody = z.infer<typeof AvailabilityBody>;

/** The same with the product that is offered instead; none where it is left out, and once it is there again. */
export const ProductAvailabilityBody = AvailabilityBody.extend({ substitute_id: Id.nullish() }).meta({
  id: 'ProductAvailabilityBody',
});
export type ProductAvailabilityBody = z.infer<typeof ProductAvailabilityBody>;

/** The same with the option of its group that is offered instead. */
export const OptionAvailabilityBody = AvailabilityBody.extend({ substitute_id: OptionId.nullish() }).meta({
  id: 'OptionAvailabilityBody',
});
export type OptionAvailabilityBody = z.infer<typeof OptionAvailabilityBody>;

/** A fraction, rounded to a whole percent: `0.2`, or its text. */
const Discount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d(\.\d{1,6})?$/)
        .transform(Number),
    ],
    { error: 'A discount of 1 to 100 %' },
  )
  // 28.5 % travels as 0.285, and that times 100 is a little less
  .transform((fraction) => Math.round(Number((fraction * 100).toFixed(6))))
  .refine((percent) => percent >= 1 && percent <= 100, 'A discount of 1 to 100 %');

const totalUses = wholeNumber('Uses as a whole number').refine(
  (uses) => uses >= 1 && uses <= LIMITS.promoUses,
  'At least 1 use',
);

/** A promo that is not there yet, and the weeks of orders it is run against. */
export const ForesightBody = z
  .strictObject({
    weeks: wholeNumber('Weeks as a whole number').refine(
      (weeks) => weeks >= 1 && weeks <= LIMITS.foresightWeeks,
      `1 to ${LIMITS.foresightWeeks} weeks`,
    ),
    kind: promoKind,
    discount: Discount.optional(),
    ...promoOfferFields,
    min_price: amountUpTo(LIMITS.price, PRICE).default(0),
    dine_in_only: flag.default(false),
    new_user_only: flag.default(false),
    one_per_day: flag.default(true),
    member_only: flag.default(false),
    total_uses: totalUses.nullish(),
  })
  .superRefine(askOffer)
  .meta({ id: 'ForesightBody' });
export type ForesightBody = z.input<typeof ForesightBody>;
export type ForesightRequest = z.output<typeof ForesightBody>;

const promoFields = {
  promo_name: name(LIMITS.promoName),
  description: name(LIMITS.description),
  duration: wholeNumber('Days as a whole number').refine(
    (days) => days >= 1 && days <= LIMITS.promoDays,
    `1 to ${LIMITS.promoDays} days`,
  ),
  code: name(LIMITS.promoCode)
    .regex(/^[A-Za-z0-9-]+$/, 'Letters, digits and - only')
    .transform((code) => code.toUpperCase()),
  min_price: amountUpTo(LIMITS.price, PRICE),
};

const extraPromoFields = {
  /** Given as a fraction, read as a whole percent: of a promo of that kind. */
  discount: Discount.optional(),
  ...promoOfferFields,
  name_translations: translationsText(LIMITS.promoName),
  description_translations: translationsText(LIMITS.description),
  dine_in_only: flag.optional(),
  new_user_only: flag.optional(),
  one_per_day: flag.optional(),
  member_only: flag.optional(),
  /** Uses in all; empty for no limit. */
  total_uses: cleared(totalUses).optional(),
};

/** A new promo, running from now; its image travels beside it, as the file `image`. */
export const PromoBody = z
  .strictObject({ kind: promoKind, ...promoFields, ...extraPromoFields })
  .superRefine(askOffer)
  .meta({ id: 'PromoBody' });
export type PromoValues = z.output<typeof PromoBody>;

/** Changes of a promo: only the fields that changed, and the version they were made on. Its kind stays. */
export const PromoEditBody = z
  .strictObject({ ...promoFields, ...extraPromoFields, version: wholeNumber('The version as a whole number') })
  .partial()
  .meta({ id: 'PromoEditBody' });
export type PromoChanges = z.output<typeof PromoEditBody>;
