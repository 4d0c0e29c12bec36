import { LIMITS } from '@seduh/contract/constants';
import type { OrderSearch } from '@seduh/domain';
import { sql, type RawBuilder } from 'kysely';
import { literal } from '../../../platform/db/query';

/**
 * A condition on orders for each way in which a search finds one beside the name; each can use an index of its own. Of each
 * product the newest are found: nobody pages through every latte of a year.
 * @param until the newest before this moment, where only older orders are looked for
 */
export const waysToFind = (search: OrderSearch, until?: Date): RawBuilder<boolean>[] => [
  ...waysOfOrder(search),
  sql<boolean>`orders.id in (
    select newest.order_id
    from (
        select id from products where archived_at is null and ${isNamed(search)}
      union all
        select id from products where archived_at is not null and ${isNamed(search)}
    ) as product
    cross join lateral (
      select order_id from order_lines where product_id = product.id ${until ? sql`and ${isBefore(until)}` : sql``}
      order by order_id desc limit ${LIMITS.foundOrders}
    ) as newest
  )`,
];

/** Ids of orders rise with time: those before the first one of that moment. */
const isBefore = (until: Date): RawBuilder<boolean> => sql<boolean>`order_id < coalesce(
  (select id from orders where placed_at >= ${until} order by placed_at, id limit 1), 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)`;

/** The same as one condition, for orders that are few: their lines are looked at. */
export const isFound = (search: OrderSearch): RawBuilder<boolean> => {
  const inLines = sql<boolean>`exists (
    select from order_lines
    cross join lateral (
      select product_name as name union all select value from jsonb_each_text(order_lines.name_translations)
    ) as sold
    where order_lines.order_id = orders.id and ${holds(sql`lower(sold.name)`, search)}
  )`;
  return sql<boolean>`(${sql.join([...waysOfOrder(search), customerIsNamed(search), inLines], sql` or `)})`;
};

function waysOfOrder(search: OrderSearch): RawBuilder<boolean>[] {
  const { number, phone } = search;
  return [
    ...(number === null ? [] : [sql<boolean>`orders.number = ${number}::bigint`]),
    // both ends of the stretch: nothing but digits follows, and ':' comes behind them
    ...(phone === null
      ? []
      : [sql<boolean>`(orders.phone collate "C" >= ${phone} and orders.phone collate "C" < ${`${phone}:`})`]),
  ];
}

/** Whether it is by a name that is looked for. */
export const customerIsNamed = (search: OrderSearch): RawBuilder<boolean> =>
  holds(sql`lower(orders.customer_name)`, search);

/** A product's name for searches begins with a space, as its words do. */
const isNamed = ({ name, atWordStart }: OrderSearch): RawBuilder<boolean> =>
  sql<boolean>`search_name like ${`%${atWordStart ? ' ' : ''}${literal(name)}%`}`;

/** Whether a text in small letters holds what is looked for, or a word of it begins so. */
export function holds(text: RawBuilder<unknown>, { name, atWordStart }: OrderSearch): RawBuilder<boolean> {
  const escaped = literal(name);
  if (!atWordStart) return sql<boolean>`${text} like ${`%${escaped}%`}`;
  return sql<boolean>`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}
