import { preloadProducts, type ProductsResource } from '@seduh/api-client';
import type { ProductListQuery, ProductSummary } from '@seduh/contract';
import { imageSources } from '@seduh/contract/constants';
import { Pager, ProductGrid, ProductGridSkeleton } from '@seduh/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { chooseOptions } from '../lib/options/lazy';
import { MINE, type ProductsQuery } from '../lib/paths';
import { useWords } from '../lib/words/words';
import { MenuProduct } from './card/MenuProduct';
import { menuTrouble } from './lazy';
import { tabName, tabOf } from './menuTabs';
import { menuWords } from './words';

export interface ProductListProps {
  query: ProductsQuery;
  /** What the list was asked for; null where it was not. */
  asked: ProductListQuery | null;
  /** There is nothing to ask for. */
  isEmpty: boolean;
  list: ProductsResource;
  /** The id the tabs know this list by. */
  panelId: string;
  isAdmin: boolean;
  onPage: (page: number) => void;
}

/** The products of one page, or what stands in their place, and the way to the other pages. */
export function ProductList({ query, asked, isEmpty, list, panelId, isAdmin, onPage }: ProductListProps) {
  'use no memo'; // its products remember themselves: what they are told is the same object
  const { data: products, meta, error, isStale, retry } = list;
  const [choosing, setChoosing] = useState<ProductSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The page asked for by the pager; the focus goes to the list once it is there. */
  const turningTo = useRef<number>(undefined);
  const isFailed = error !== undefined && (!products || isStale);
  const tab = tabOf(query);
  const m = useWords(menuWords);
  const name = tabName(tab, m) ?? m.menu;
  const firstPicture = products?.findIndex(({ image }) => imageSources(image));

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
  // touch fires no pointer's coming in the storefront
  const startNext = () => void (meta?.next && preloadProducts({ ...asked, page: meta.page + 1 }));

  return (
    <div
      id={panelId}
      className="shop-panel"
      role="tabpanel"
      aria-labelledby={tab ? `${panelId}-${tab}` : undefined}
      aria-label={tab ? undefined : name}
    >
      <h2 ref={heading} tabIndex={-1} className="sd-sr">
        {m.page(name, query.page)}
      </h2>
      {isFailed || isEmpty || products?.length === 0 ? (
        <Suspense fallback={null}>
          <menuTrouble.Part query={query} error={isFailed ? error : undefined} onRetry={retry} />
        </Suspense>
      ) : !products ? (
        <ProductGridSkeleton besidePanel loadingLabel={m.loading} />
      ) : (
        <>
          <ProductGrid besidePanel busy={isStale}>
            {products.map((product, index) => (
              <MenuProduct
                key={product.id}
                product={product}
                isAdmin={isAdmin}
                priority={index === firstPicture || (index < 4 && 'low')}
                isListed={tab === MINE}
                onChoose={setChoosing}
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
              onPointerEnter={startNext}
              onTouchStart={startNext}
            />
          )}
        </>
      )}
      {choosing && <chooseOptions.Part product={choosing} returnFocus={heading} onClose={() => setChoosing(null)} />}
    </div>
  );
}
