import { type Staffing, StaffingBody } from '@seduh/contract';
import { API_PATHS } from '@seduh/contract/constants';
import { openingAfterToday } from '@seduh/domain';
import { busyStations } from '@seduh/domain/forecast';
import { always, failuresOf } from '../mocks/failures';
import { NOW } from '../mocks/fixtures/fixed';
import { shop } from '../mocks/fixtures/shop';
import { onBoard, stations } from '../mocks/fixtures/work';
import { mockRoute } from '../mocks/mockRoute';
import { ok } from '../mocks/reply';

const usual = stations.people;

function staffed({ people = null, busy_minutes = stations.busy_minutes ?? null }: StaffingBody): Staffing {
  const now = new Date(NOW);
  const rules = { ...stations, people: people ?? usual, busy_minutes };
  return {
    people: rules.people,
    usual,
    until: people && openingAfterToday(shop, now).toISOString(),
    busy_minutes,
    busy: busyStations(shop, rules, onBoard, now),
  };
}

const routes = (read: () => Staffing, write: (body: StaffingBody) => Staffing) => [
  mockRoute({
    method: 'get',
    path: API_PATHS.staffing,
    permission: 'orders',
    answer: () => ok(read()),
  }),
  mockRoute({
    method: 'put',
    path: API_PATHS.staffing,
    permission: 'orders',
    body: StaffingBody,
    answer: ({ body }) => ok(write(body)),
  }),
];

// the mocks forget it
export const staffingHandlers = routes(() => staffed({ people: null }), staffed);

/** Staff as they are in a story that reads again what was said in it. */
export function workableStaffing() {
  let now: StaffingBody = { people: null };
  return routes(
    () => staffed(now),
    (body) => staffed((now = { ...now, ...body })),
  );
}

/** Staff as they are in a story: nobody has said who is on. */
export const showStaffing = (said: Partial<Staffing>) =>
  always('get', API_PATHS.staffing, () => ok({ ...staffed({ people: null }), ...said }));

export const staffingFailures = {
  get: failuresOf('get', API_PATHS.staffing),
  put: failuresOf('put', API_PATHS.staffing),
};
