import { type Staffing, StaffingBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { openingAfterToday } from '@seduh/domain';
import { failuresOf } from '../mocks/failures';
import { NOW } from '../mocks/fixtures/fixed';
import { shop } from '../mocks/fixtures/shop';
import { stations } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

const usual = stations.people;
const asUsual: Staffing = { people: usual, usual, until: null };

export const staffingHandlers = [
  mockRoute({ method: 'get', path: API_PATHS.staffing, role: 'Admin', answer: () => ok(asUsual) }),
  // the mocks forget it
  mockRoute({
    method: 'put',
    path: API_PATHS.staffing,
    role: 'Admin',
    body: StaffingBody,
    answer: ({ body: { people } }) =>
      ok(people ? { people, usual, until: openingAfterToday(shop, new Date(NOW)).toISOString() } : asUsual),
  }),
];

export const staffingFailures = {
  get: failuresOf('get', API_PATHS.staffing),
  put: failuresOf('put', API_PATHS.staffing),
};
