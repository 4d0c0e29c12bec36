import { z } from 'zod';
import { CATEGORIES, FAVORITES_TAB, LIMITS, PRODUCT_SORTS } from '../constants';
import { Id, Instant, pageQuery, Rupiah, searchText, text } from './common';

export const Category = z.object({ id: z.int(), category_name: z.string() }).meta({ id: 'Category' });

/** A category by id or by its tab's (or form's) name, any case; empty and Favorites mean all. */
const CategoryFilter = z
  .string()
  .optional()
  .transform((given) => {
    const wanted = given?.trim().toLowerCase();
    if (!wanted || wanted === FAVORITES_TAB.toLowerCase()) return undefined;
    const found = CATEGORIES.find(
      ({ id, name, tab }) => String(id) === wanted || name.toLowerCase() === wanted || tab.toLowerCase() === wanted,
    );
    // an unknown category has no products: an honest empty list
    return found?.id ?? 0;
  });

export const ProductListQuery = z.object({
  search: searchText,
  sort: z.enum(PRODUCT_SORTS).catch('popular').default('popular'),
  categories: CategoryFilter,
  ...pageQuery(),
});

export const ProductSummary = z
  .object({
    id: Id,
    product_name: z.string(),
    price: Rupiah,
    image: z.string().nullable(),
    category_id: z.int(),
    category_name: z.string(),
    /** Pieces handed over so far. */
    sold: z.int().nonnegative(),
    /** False when sold out or taken off until later. */
    available: z.boolean(),
  })
  .meta({ id: 'ProductSummary' });

/** A size with what it adds per piece. */
export const ProductSize = z.object({ id: z.int(), name: z.string(), surcharge: Rupiah }).meta({ id: 'ProductSize' });

export const ProductDetail = ProductSummary.extend({
  description: z.string(),
  /** Portions left; null where they are not counted. */
  stock: z.int().nonnegative().nullable(),
  sold_out_until: Instant.nullable(),
  archived: z.boolean(),
  sizes: z.array(ProductSize),
}).meta({ id: 'ProductDetail' });

/** What a promo asks of an order besides its minimum price. */
export const PromoRules = z
  .object({
    dine_in_only: z.boolean(),
    new_user_only: z.boolean(),
    one_per_day: z.boolean(),
    /** Uses in all, null for no bound. */
    total_uses: z.int().positive().nullable(),
  })
  .meta({ id: 'PromoRules' });

export const PromoListQuery = z.object({ code: text(LIMITS.promoCode).optional(), ...pageQuery() });

export const Promo = z
  .object({
    id: Id,
    promo_name: z.string(),
    code: z.string(),
    description: z.string(),
    /** Fraction, e.g. 0.2 for 20 %. */
    discount: z.number().min(0.01).max(1),
    /** Days from creation. */
    duration: z.int().positive(),
    min_price: Rupiah,
    image: z.string().nullable(),
    starts_at: Instant,
    ends_at: Instant,
    rules: PromoRules,
  })
  .meta({ id: 'Promo' });

export type Category = z.infer<typeof Category>;
export type ProductListQuery = z.input<typeof ProductListQuery>;
export type ProductFilter = z.output<typeof ProductListQuery>;
export type ProductSummary = z.infer<typeof ProductSummary>;
export type ProductSize = z.infer<typeof ProductSize>;
export type ProductDetail = z.infer<typeof ProductDetail>;
export type PromoRules = z.infer<typeof PromoRules>;
export type Promo = z.infer<typeof Promo>;
