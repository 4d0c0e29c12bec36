import { preloadProducts, type ProductsResource } from '@seduh/api-client';
import { Pager, ProductGrid, ProductGridSkeleton } from '@seduh/ui';
import { useEffect, useRef } from 'react';
import { MenuProduct } from '../../menu/MenuProduct';
import type { ProductsQuery } from '../../paths';
import { MenuEmpty } from './MenuEmpty';
import { MenuError } from './MenuError';
import { menuTabs, tabOf } from './menuTabs';

export interface ProductListProps {
  query: ProductsQuery;
  list: ProductsResource;
  /** The id the tabs know this list by. */
  panelId: string;
  isAdmin: boolean;
  onPage: (page: number) => void;
}

/** The products of one page, or what stands in their place, and the way to the other pages. */
export function ProductList({ query, list, panelId, isAdmin, onPage }: ProductListProps) {
  const { products, meta, error, isStale, retry } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The page asked for by the pager; the focus goes to the list once it is there. */
  const turningTo = useRef<number>(undefined);
  const tab = tabOf(query);
  const tabName = menuTabs.find(({ id }) => id === tab)?.label ?? 'Menu';

  useEffect(() => {
    if (isStale || turningTo.current !== query.page) return;
    turningTo.current = undefined;
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, [isStale, query.page]);

  const turnTo = (page: number) => {
    turningTo.current = page;
    onPage(page);
  };

  return (
    <div
      id={panelId}
      className="shop-panel"
      role="tabpanel"
      aria-labelledby={tab ? `${panelId}-${tab}` : undefined}
      aria-label={tab ? undefined : tabName}
    >
      <h2 ref={heading} tabIndex={-1} className="sr">
        {`${tabName}, page ${query.page}`}
      </h2>
      {error && (!products || isStale) ? (
        <MenuError error={error} onRetry={retry} />
      ) : !products ? (
        <ProductGridSkeleton columns="three" />
      ) : products.length === 0 ? (
        <MenuEmpty query={query} />
      ) : (
        <>
          <ProductGrid columns="three" busy={isStale}>
            {products.map((product, index) => (
              <MenuProduct
                key={product.id}
                product={product}
                isAdmin={isAdmin}
                isFirstRow={index < 3}
                isFavorite={index === 0 && tab === 'Favorites' && query.page === 1 && !query.search}
              />
            ))}
          </ProductGrid>
          {meta && (
            <Pager
              className="shop-pager"
              page={meta.page}
              totalPage={meta.totalPage}
              busy={isStale}
              onPage={turnTo}
              onPointerEnter={() => meta.next && void preloadProducts({ ...query, page: meta.page + 1 })}
            />
          )}
        </>
      )}
    </div>
  );
}
