import { API_PATHS } from '@seduh/contract/constants';
import { failuresOf } from '../mocks/failures';
import { categories } from '../mocks/fixtures/products';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

export const categoryHandlers = [
  mockRoute({
    method: 'get',
    path: API_PATHS.categories,
    role: 'public',
    answer: () => ok(categories),
  }),
];

export const categoryFailures = failuresOf('get', API_PATHS.categories);
