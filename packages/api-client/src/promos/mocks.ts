import { PromoListQuery, type Promo } from '@seduh/contract';
import { API_PATHS, LIMITS } from '@seduh/contract/constants';
import { always, failuresOf } from '../mocks/failures';
import { promos } from '../mocks/fixtures/promos';
import { mockRoute } from '../mocks/mockRoute';
import { okPage } from '../mocks/reply';

export const promoHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.promos,
    role: 'public',
    query: PromoListQuery,
    answer({ query }) {
      const { code, ...page } = query;
      const found = code ? promos.filter((promo) => promo.code === code.toUpperCase()) : promos;
      return okPage(API_PATHS.promos, found, page, { code });
    },
  }),
];

/** Answers these promos. */
export const showPromos = (answer: Promo[]) =>
  always('get', API_PATHS.promos, () => okPage(API_PATHS.promos, answer, { page: 1, limit: LIMITS.pageMax }));

export const promoFailures = { ...failuresOf('get', API_PATHS.promos), empty: showPromos([]) };
