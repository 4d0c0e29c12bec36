import type { CupFigure } from '@seduh/contract';
import { sizeName } from '@seduh/domain';
import { Link, Segment } from '@seduh/ui';
import { useState } from 'react';
import { sizeWord } from '../lib/orders/lines';
import { pageWords } from '../lib/page/words';
import { paths } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { FigurePanel } from './FigurePanel';
import { HeldTable } from './HeldTable';
import { RankList } from './RankList';
import type { SectionProps } from './sectionProps';
import { amountText, countText, useWriting } from './writing';

/** As many cups as products are listed at a time; the table has more, and the file all. */
const LISTED = 8;

/** What sells: by product, or as it was had, in its size and with its options. */
export function SoldPanel({ figures, filter, spans }: SectionProps) {
  const writing = useWriting();
  const { m } = writing;
  const page = useWords(pageWords);
  const [asHad, setAsHad] = useState(false);
  const { products, cups, basket } = figures;
  const contents = ({ size_id, options }: CupFigure) =>
    [size_id && sizeWord(sizeName(size_id), page), ...options].filter(Boolean).join(', ');
  const keyOf = ({ product_id, size_id, options }: CupFigure) => [product_id, size_id, ...options].join(' ');
  const rows = asHad
    ? cups.map((cup) => ({ ...cup, id: keyOf(cup), detail: contents(cup) || m.asItIs }))
    : products.map((product) => ({ ...product, id: product.product_id, detail: '' }));

  return (
    <FigurePanel
      section="sold"
      filter={filter}
      isEmpty={rows.length === 0}
      note={m.pieces(countText(basket.now.pieces, writing))}
      chart={
        <>
          <Segment
            className="fig-segment"
            legend={m.listBy}
            hideLegend
            options={[
              { value: 'products', label: m.byProduct },
              { value: 'cups', label: m.asHad },
            ]}
            value={asHad ? 'cups' : 'products'}
            onChange={(value) => setAsHad(value === 'cups')}
          />
          <RankList
            rows={rows.slice(0, LISTED).map(({ id, product_id, product_name, detail, now, before }) => ({
              id,
              name: (
                <Link className="fig-link" href={paths.product(product_id)}>
                  {product_name}
                </Link>
              ),
              label: [product_name, detail].filter(Boolean).join(', '),
              detail,
              value: now.sold,
              figure: m.sold(countText(now.sold, writing)),
              before: before && countText(before.sold, writing),
            }))}
          />
        </>
      }
      table={
        <HeldTable
          caption={m.sections.sold}
          spans={spans}
          about={[
            { id: 'product', label: m.product },
            { id: 'contents', label: m.contents, align: 'start' },
          ]}
          counted={[
            { id: 'sold', label: m.piecesSold, write: ({ sold }) => countText(sold, writing) },
            { id: 'amount', label: m.amount, write: ({ amount }) => amountText(amount, writing) },
          ]}
          rows={cups.map((cup) => ({
            id: keyOf(cup),
            about: { product: cup.product_name, contents: contents(cup) },
            now: cup.now,
            before: cup.before,
          }))}
        />
      }
    />
  );
}
