import { FavouritesBody, Id, type FavouriteIds } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { products } from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { notFound, ok } from '../mocks/reply';

const ONE = API_PATHS.favourite.pattern;

const isOnMenu = (id: string): boolean => products.some((product) => product.id === id);

/** Nobody keeps anything yet: a story or test that wants some says so by {@link showFavourites}. */
export const favouriteHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.favourites, role: 'User', answer: () => ok([]) }),
  mockRoute({
    method: 'post',
    path: API_PATHS.favourites,
    role: 'User',
    body: FavouritesBody,
    answer: ({ body }) => ok([...new Set(body.product_ids)].filter(isOnMenu)),
  }),
  mockRoute({
    method: 'put',
    path: ONE,
    role: 'User',
    answer: ({ param }) => (isOnMenu(param('id')) ? ok(null) : notFound('Product')),
  }),
  mockRoute({
    method: 'delete',
    path: ONE,
    role: 'User',
    answer: ({ param }) => (Id.safeParse(param('id')).success ? ok(null) : notFound('Product')),
  }),
];

/** Answers these products as what the customer keeps. */
export const showFavourites = (ids: FavouriteIds) => always('get', API_PATHS.favourites, () => ok(ids));

/** How reading what is kept can fail, joining what a device has kept, keeping one more and taking one off. */
export const favouritesFailures = {
  list: failuresOf('get', API_PATHS.favourites),
  join: failuresOf('post', API_PATHS.favourites),
  add: failuresOf('put', ONE, { gone: () => notFound('Product') }),
  remove: failuresOf('delete', ONE),
};
