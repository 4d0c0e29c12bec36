import type { CartLine, ProductsResource } from '@seduh/api-client';
import type { ProductSummary } from '@seduh/contract';
import { CATEGORIES } from '@seduh/contract/constants';
import { Button, CategoryTabs, EmptyState, Pager, SearchBox } from '@seduh/ui';
import { useId, useRef, useState } from 'react';
import { cartLineOf } from '../lib/card/useAddToCart';
import { cardWords } from '../lib/card/words';
import { onDemand } from '../lib/lazy/lazyPart';
import { chooseOptions } from '../lib/options/lazy';
import { ListFailed } from '../lib/page/ListFailed';
import { Waiting } from '../lib/page/Waiting';
import { useDebounced } from '../lib/useDebounced';
import { useWords } from '../lib/words/words';
import { CounterTile } from './CounterTile';
import { counterWords } from './words';

/** What of the menu is shown, what sells best first. */
export interface MenuQuery {
  search: string;
  /** A category's id; '' for all. */
  categories: string;
  page: number;
}

export const FIRST_MENU: MenuQuery = { search: '', categories: '', page: 1 };

/** The tab of all categories: a tab has to have an id. */
const ALL = 'all';

interface CounterMenuProps {
  query: MenuQuery;
  onQuery: (query: MenuQuery) => void;
  /** What there is of it. */
  list: ProductsResource;
  /** What is on the ticket. */
  lines: readonly CartLine[];
  /** Puts a piece on the ticket; false where it has no room. */
  onAdd: (line: CartLine) => boolean;
}

/** The menu as tiles: a tap puts the usual cup on the ticket; where something must be chosen, it asks. */
export function CounterMenu({ query, onQuery, list, lines, onAdd }: CounterMenuProps) {
  const m = useWords(counterWords);
  const card = useWords(cardWords);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState<ProductSummary | null>(null);
  const [typed, setTyped] = useDebounced(query.search, (search) => onQuery({ ...query, search, page: 1 }));
  const { data: products, meta, error, isStale, retry } = list;
  const tab = query.categories || ALL;
  const showAll = () => {
    setTyped('');
    onQuery(FIRST_MENU);
  };
  const piecesOf = (id: string) => lines.reduce((sum, { productId, qty }) => (productId === id ? sum + qty : sum), 0);
  const add = (product: ProductSummary) => {
    if (product.must_choose) onDemand(chooseOptions, () => setChoosing(product), card.notLoaded);
    else onAdd(cartLineOf(product));
  };

  return (
    <section className="counter-menu" aria-label={m.menu}>
      <div className="counter-tools">
        <SearchBox
          label={m.find}
          placeholder={m.find}
          value={typed}
          onValueChange={setTyped}
          onSearch={(search) => onQuery({ ...query, search: search.trim(), page: 1 })}
        />
        <CategoryTabs
          label={m.categories}
          tabs={[
            { id: ALL, label: m.bestSellers },
            ...CATEGORIES.map(({ id }) => ({ id: String(id), label: card.categories[id] })),
          ]}
          value={tab}
          panelId={panelId}
          onChange={(id) => onQuery({ ...query, categories: id === ALL ? '' : id, page: 1 })}
        />
      </div>
      <div ref={panel} id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`} tabIndex={-1}>
        {error && (!products || isStale) ? (
          <ListFailed title={m.failed} error={error} onRetry={retry} />
        ) : !products ? (
          <Waiting label={m.loading} rows={6} className="counter-tiles" rowClass="counter-tile-wait" />
        ) : products.length > 0 ? (
          <>
            <ul className="counter-tiles" aria-busy={isStale}>
              {products.map((product) => (
                <li key={product.id}>
                  <CounterTile product={product} pieces={piecesOf(product.id)} onPress={() => add(product)} />
                </li>
              ))}
            </ul>
            {meta && meta.totalPage > 1 && (
              <Pager
                page={meta.page}
                totalPage={meta.totalPage}
                busy={isStale}
                onPage={(page) => onQuery({ ...query, page })}
              />
            )}
          </>
        ) : query.search || query.categories ? (
          <EmptyState
            glass="dashed"
            title={m.noneFound}
            text={m.noneFoundText}
            action={<Button onClick={showAll}>{m.showAll}</Button>}
          />
        ) : (
          <EmptyState title={m.empty} text={m.emptyText} />
        )}
      </div>
      {choosing && (
        <chooseOptions.Part product={choosing} returnFocus={panel} onChosen={onAdd} onClose={() => setChoosing(null)} />
      )}
    </section>
  );
}
