import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { countText, percentOf, useWriting } from './writing';

const LISTED = 6;

/** What goes together: pairs of products of one order. */
export function CartPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m, money } = writing;
  const { pairs, basket } = figures;
  const { orders, pieces, mixed } = basket.now;
  const average = orders > 0 ? (pieces / orders).toLocaleString(money.locale, { maximumFractionDigits: 1 }) : '0';

  return (
    <FigurePanel
      section="baskets"
      filter={filter}
      isEmpty={pairs.length === 0}
      note={m.cartSize(average, percentOf(mixed, orders))}
      chart={
        <RankList
          rows={pairs.slice(0, LISTED).map(({ product_id, product_name, with_id, with_name, now, before }) => ({
            id: `${product_id} ${with_id}`,
            name: m.pair(product_name, with_name),
            label: m.pair(product_name, with_name),
            value: now.orders,
            figure: m.orders(now.orders),
            before: before && countText(before.orders, writing),
          }))}
        />
      }
      table={
        <HeldTable
          caption={m.sections.baskets}
          spans={spans}
          about={[
            { id: 'product', label: m.product },
            { id: 'with', label: m.with, align: 'start' },
          ]}
          counted={[{ id: 'orders', label: m.ordersHead, write: (row) => countText(row.orders, writing) }]}
          rows={pairs.map(({ product_id, product_name, with_id, with_name, now, before }) => ({
            id: `${product_id} ${with_id}`,
            about: { product: product_name, with: with_name },
            now,
            before,
          }))}
        />
      }
    />
  );
}
