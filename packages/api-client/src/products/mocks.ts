import { ProductListQuery, type ProductDetail, type ProductFilter, type ProductSummary } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { productBySlug, products, toSummary } from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { notFound, ok, okPage } from '../mocks/reply';

const PRODUCT = API_PATHS.product(':id').replace('%3A', ':');

type Order = (one: ProductDetail, other: ProductDetail) => number;

/** The fixtures' order is the order of creation. */
const createdAt = (product: ProductDetail) => products.indexOf(product);
const orders: Record<ProductFilter['sort'], Order> = {
  popular: (one, other) => other.sold - one.sold,
  newest: (one, other) => createdAt(other) - createdAt(one),
  oldest: (one, other) => createdAt(one) - createdAt(other),
  priciest: (one, other) => other.price - one.price || createdAt(other) - createdAt(one),
  cheapest: (one, other) => one.price - other.price,
};

function select({ search, sort, categories }: ProductFilter): ProductSummary[] {
  return products
    .filter(({ category_id }) => categories === undefined || category_id === categories)
    .filter(({ product_name }) => product_name.toLowerCase().includes(search.toLowerCase()))
    .toSorted(orders[sort])
    .map(toSummary);
}

export const productHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.products,
    role: 'public',
    query: ProductListQuery,
    answer({ query }) {
      const { search, sort, categories } = query;
      return okPage(API_PATHS.products, select(query), query, { search, sort, categories });
    },
  }),
  mockRoute({
    method: 'get',
    path: PRODUCT,
    role: 'public',
    answer({ param }) {
      const product = products.find(({ id }) => id === param('id'));
      return product ? ok(product) : notFound('Product');
    },
  }),
];

/** Answers these products as the only page. */
export const showProducts = (answer: ProductSummary[]) =>
  always('get', API_PATHS.products, () => okPage(API_PATHS.products, answer, { page: 1, limit: LIMITS.pageMax }));

/** Answers this product, whichever is asked for. */
export const showProduct = (answer: ProductDetail) => always('get', PRODUCT, () => ok(answer));

/** How the menu and a product's page can fail. */
export const productFailures = {
  ...failuresOf('get', `${PRODUCT}?`),
  /** No product fits. */
  empty: showProducts([]),
  notFound: always('get', PRODUCT, () => notFound('Product')),
  soldOut: showProduct({ ...productBySlug('hazelnut-latte'), available: false, stock: 0 }),
};
