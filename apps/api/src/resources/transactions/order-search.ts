import type { OrderSearch } from '@seduh/domain';
import { sql, type RawBuilder } from 'kysely';

/** A condition on orders for each way in which a search finds one; each can use an index of its own. */
export function waysToFind(search: OrderSearch): RawBuilder<boolean>[] {
  const { number, phone } = search;
  return [
    ...(number === null ? [] : [sql<boolean>`orders.number = ${number}::bigint`]),
    // both ends of the stretch: nothing but digits follows, and ':' comes behind them
    ...(phone === null
      ? []
      : [sql<boolean>`(orders.phone collate "C" >= ${phone} and orders.phone collate "C" < ${`${phone}:`})`]),
    holds(sql`lower(orders.customer_name)`, search),
    sql<boolean>`orders.id in (
      select order_id from order_lines where product_id in (
          select id from products where archived_at is null and ${holds(sql`lower(product_name)`, search)}
        union all
          select id from products where archived_at is not null and ${holds(sql`lower(product_name)`, search)}
      )
    )`,
  ];
}

/** The same as one condition, for orders that are few. */
export const isFound = (search: OrderSearch): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(waysToFind(search), sql` or `)})`;

function holds(text: RawBuilder<unknown>, { name, atWordStart }: OrderSearch): RawBuilder<boolean> {
  const escaped = name.replace(/[\\%_]/g, '\\$&');
  if (!atWordStart) return sql<boolean>`${text} like ${`%${escaped}%`}`;
  return sql<boolean>`(${text} like ${`${escaped}%`} or ${text} like ${`% ${escaped}%`})`;
}
