import { useFavouriteIds, useSession } from '@seduh/api-client';
import { LinkButton, Plus, useHydrated } from '@seduh/ui';
import { Suspense, useId } from 'react';
import { paths, type ProductsQuery } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { PageTitle } from '../lib/page/PageTitle';
import { learned } from './lazy';
import { MenuBar } from './MenuBar';
import { MenuSearch } from './MenuSearch';
import { ProductList } from './ProductList';
import { PromoPanel } from './PromoPanel';
import { useMenuList } from './useMenuList';
import { menuWords } from './words';
import './Products.css';

export interface ProductsScreenProps {
  query: ProductsQuery;
  /** Names the wish to type a search, as by the phone's icon: the field takes the focus with each new one. */
  searchKey?: string;
  /** Called with what shall differ. `isTyping`: part of a search still being typed. */
  onQueryChange: (change: Partial<ProductsQuery>, isTyping?: boolean) => void;
}

/** The menu: today's promos at the start, what there is to order beside it. */
export function ProductsScreen({ query, searchKey, onQueryChange }: ProductsScreenProps) {
  'use no memo'; // drawn again when its list has come: remembering would cost bytes and spare nothing
  const { isAdmin, can, status } = useSession();
  const kept = useFavouriteIds();
  // the server's page has places for products: who keeps none is told once it is taken over
  const isHydrated = useHydrated();
  const { asked, list } = useMenuList(query, kept);
  const m = useWords(menuWords);
  const panelId = useId();
  /** Whatever else changes, the list starts again at its first page. */
  const change = (next: Partial<ProductsQuery>, isTyping?: boolean) => onQueryChange({ page: 1, ...next }, isTyping);

  return (
    <div className="sd-wrap shop">
      <PageTitle>{m.title}</PageTitle>
      <PromoPanel isManaged={can('promos')} />
      <div className="shop-list">
        <div className="shop-head">
          <h1 className="sd-display sd-t-1">{m.heading}</h1>
          {can('catalogue') && (
            <LinkButton href={paths.productNew} icon={<Plus />}>
              {m.add}
            </LinkButton>
          )}
        </div>
        {/* who is logged in has one in the top bar from laptop width on */}
        <MenuSearch
          alsoOnLaptops={status !== 'in'}
          focusKey={searchKey}
          search={query.search}
          onSearch={(search, isTyping) => change({ search }, isTyping)}
        />
        <MenuBar
          query={query}
          total={list.isStale ? undefined : list.meta?.totalData}
          panelId={panelId}
          hasMine={!isAdmin && Boolean(kept?.length)}
          onChange={change}
        />
        <ProductList
          query={query}
          asked={asked}
          isEmpty={isHydrated && kept !== null && asked === null}
          list={list}
          panelId={panelId}
          isAdmin={isAdmin}
          onPage={(page) => change({ page })}
        />
        {can('catalogue') && (
          <p className="shop-archived">
            <LinkButton variant="quiet" size="sm" href={paths.productsArchived}>
              {m.archived}
            </LinkButton>
            <LinkButton variant="quiet" size="sm" href={paths.options}>
              {m.options}
            </LinkButton>
            <Suspense>
              <learned.Part />
            </Suspense>
          </p>
        )}
      </div>
    </div>
  );
}
