import { sql, type Selectable } from 'kysely';
import type { CategoryId, Translations } from '@seduh/contract';
import type { HoldingRules, ProductWithContents, ReplaceableProduct } from '@seduh/domain';
import type { SetWork } from '@seduh/domain/forecast';
import { groupsWith, type GroupRow, type OptionRow } from '../../../platform/db/option-columns';
import type { ShopTable } from '../../../platform/db/schema';
import type { Db } from '../../../platform/db/tx';

// What only staff change. All of it stands under one version, which migration 0070's triggers renew with every change.

/** The shop's rules and prices; who is on now is not among them. */
export type ShopRules = Pick<
  Selectable<ShopTable>,
  | 'time_zone'
  | 'hours'
  | 'next_hours'
  | 'special_days'
  | 'payments_off'
  | 'delivery_window'
  | 'tax_percent'
  | 'shipping_fee'
  | 'delivery_minimum'
  | 'delivery_areas'
  | 'lead_minutes'
  | 'ride_minutes'
  | 'stations'
  | 'bank'
  | 'transfer_minutes'
  | keyof HoldingRules
>;

/** A product as it can be sold now, archived ones too. */
export interface ProductForSale extends ReplaceableProduct, SetWork {
  contains: ProductWithContents['contains'];
  option_groups: ReplaceableProduct['option_groups'] &
    ProductWithContents['option_groups'] &
    { options: ({ id: number } & SetWork)[] }[];
  id: string;
  category_id: CategoryId;
  product_name: string;
  name_translations: Translations | null;
  image: string | null;
}

/** Until when something is sold out, in ms since 1970, rounded up; null for never. */
interface Resting {
  rests_until: number | null;
}

interface KeptGroup extends Omit<GroupRow, 'options'> {
  /** Archived ones too. */
  options: (Omit<OptionRow, 'available'> & Resting)[];
}

/** A product as staff have set it, whatever the time: {@link asSoldAt} says what that means at a moment. */
export interface CatalogueProduct extends Omit<ProductForSale, 'stock' | 'resting' | 'option_groups'>, Resting {
  substitute_id: string | null;
  option_groups: KeptGroup[];
}

/** What some products are, and how the shop works, as one statement saw it. */
export interface Catalogue {
  /** null: nobody can tell when it changes. */
  version: string | null;
  rules: ShopRules;
  products: CatalogueProduct[];
}

/** Portions left of products by their ids, null where they are not counted; unknown ones are not named. */
export type Stocks = Readonly<Record<string, number | null>>;

/** The version of what {@link readCatalogue} reads, of each table in a fixed order, to be part of a statement. */
export const catalogueVersion = sql<
  string | null
>`(select string_agg(version::text, ' ' order by table_name) from catalogue_versions)`;

const restsUntil = (table: 'products' | 'options') =>
  sql`ceil(extract(epoch from ${sql.ref(`${table}.sold_out_until`)}) * 1000)`;

/** Portions left of these products and of those that are offered instead of them now, for a statement. */
export const stocksOf = (ids: readonly string[], now: Date) => sql<Stocks>`(
  select coalesce(jsonb_object_agg(id, stock), '{}') from (
    select id, stock from products where id = any(${ids}::uuid[])
    union all
    select other.id, other.stock from products join products as other on other.id = products.substitute_id
    where products.id = any(${ids}::uuid[]) and products.sold_out_until > ${now}
  ) as asked
)`;

/** Reads these products and those that are offered instead of them now, with what is left of them. */
export async function readCatalogue(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Catalogue & { stocks: Stocks }> {
  const { rows } = await sql<ShopRules & Omit<Catalogue, 'rules'> & { stocks: Stocks }>`
    select
      ${catalogueVersion} as version,
      time_zone, hours, next_hours, special_days, payments_off, delivery_window, tax_percent, shipping_fee,
      delivery_minimum, delivery_areas, lead_minutes, ride_minutes, stations, bank,
      transfer_minutes, unpaid_orders, unpaid_portions, first_cash_orders, first_cash_portions,
      ${stocksOf(ids, now)} as stocks,
      (
        select coalesce(jsonb_agg(to_jsonb(product)), '[]') from (
          select
            id, product_name, name_translations, image, price, size_ids, contains, category_id, work_seconds, station,
            archived_at is not null as archived, ${restsUntil('products')} as rests_until, substitute_id,
            (
              select coalesce(jsonb_agg(jsonb_build_object('id', size_id, 'surcharge', surcharge)), '[]')
              from product_sizes where product_id = products.id
            ) as sizes,
            ${keptGroups} as option_groups
          from products where id = any(${ids}::uuid[]) or id in (
            select substitute_id from products where id = any(${ids}::uuid[]) and sold_out_until > ${now}
          )
        ) product
      ) as products
    from shop where id = 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the shop has no row');
  const { version, products, stocks, ...rules } = row;
  return { version, rules, products, stocks };
}

/** The groups of a row of `products` with all that was ever in them. */
const keptGroups = groupsWith({
  which: sql`true`,
  besides: sql`'rests_until', ${restsUntil('options')}, 'substitute_id', options.substitute_id`,
});

/** Whether something is sold out at a moment. */
export const isResting = ({ rests_until }: Resting, now: Date): boolean =>
  rests_until !== null && rests_until > now.getTime();

/**
 * What can be sold of a product at a moment.
 * @param named options that are told of also where they are archived
 */
export function asSoldAt(
  { rests_until, option_groups, substitute_id, ...product }: CatalogueProduct,
  { now, stock, named }: { now: Date; stock: number | null; named: ReadonlySet<number> },
): ProductForSale {
  const resting = isResting({ rests_until }, now);
  return {
    ...product,
    stock,
    resting,
    substitute_id: resting ? substitute_id : null,
    option_groups: option_groups.map(({ options, ...group }) => ({
      ...group,
      options: options.filter(({ archived, id }) => !archived || named.has(id)).map((option) => optionAt(option, now)),
    })),
  };
}

function optionAt({ rests_until, ...option }: KeptGroup['options'][number], now: Date): OptionRow {
  const resting = isResting({ rests_until }, now);
  return {
    ...option,
    available: !option.archived && !resting,
    substitute_id: resting ? option.substitute_id : null,
  };
}
