import { useSession } from '@seduh/api-client';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, readProductsQuery, SEARCH_HASH } from '@seduh/screens/lib';
import { archivedProducts, ProductsScreen } from '@seduh/screens/menu';

/** The menu; search, sort, page and category live in the URL. For staff also what is off it, under `?archived=1`. */
export default function ProductsRoute() {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const { can } = useSession();
  const params = new URLSearchParams(search);
  const query = readProductsQuery(params);

  if (can('catalogue') && params.get('archived') === '1') {
    const onPage = (page: number) =>
      void navigate(page > 1 ? `${paths.productsArchived}&page=${page}` : paths.productsArchived);
    return (
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        <archivedProducts.Part page={query.page} onPage={onPage} />
      </Suspense>
    );
  }
  return (
    <ProductsScreen
      query={query}
      searchKey={hash === SEARCH_HASH ? key : undefined}
      onQueryChange={(change, isTyping) => {
        // the list before a search is a place to go back to, each letter of the search is not
        const replace = isTyping && query.search !== '';
        void navigate(paths.products({ ...query, ...change }), { replace, preventScrollReset: true });
      }}
    />
  );
}
