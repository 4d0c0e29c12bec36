import { useLocation, useNavigate } from 'react-router-dom';
import { paths, readProductsQuery } from '../paths';
import { ProductsScreen } from '../screens/Products/ProductsScreen';

/** The menu; search, sort, page and category live in the URL. */
export default function ProductsRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = readProductsQuery(new URLSearchParams(search));

  return (
    <ProductsScreen
      query={query}
      onQueryChange={(change, isTyping) => {
        // the list before a search is a place to go back to, each letter of the search is not
        const replace = isTyping && query.search !== '';
        void navigate(paths.products({ ...query, ...change }), { replace, preventScrollReset: true });
      }}
    />
  );
}
