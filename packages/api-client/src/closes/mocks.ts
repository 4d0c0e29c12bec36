import { CLOSE_PATHS, CloseBody, ClosesQuery, DrawerEntryBody, type DayClose, type OpenDay } from '@seduh/contract';
import { CLOSE_MESSAGES } from '@seduh/contract/constants';
import { closeProblems, countedTenders, dayVersion, tenderSums, whyNotClosable } from '@seduh/domain';
import { always, failuresOf } from '../mocks/failures';
import { closedDays, closedToday, openDays, toCloseHead } from '../mocks/fixtures/closes';
import { NOW } from '../mocks/fixtures/fixed';
import { dimas } from '../mocks/fixtures/people';
import { shop } from '../mocks/fixtures/shop';
import { mockRoute } from '../mocks/mockRoute';
import { fail, invalid, notFound, ok, okPage } from '../mocks/reply';

const CLOSE = CLOSE_PATHS.close.pattern;
const by = { id: dimas.id, name: dimas.display_name ?? '' };

const conflict = (open: OpenDay, closed: DayClose | null) =>
  fail(409, 'EDIT_CONFLICT', closed ? CLOSE_MESSAGES.dayClosed : CLOSE_MESSAGES.dayChanged, { open, closed });

/** The mocks forget what is done; each of their days may be closed. @param known those that are */
const closing = (known: readonly OpenDay[], at: string) =>
  mockRoute({
    method: 'post',
    path: CLOSE_PATHS.closes,
    permission: 'refunds',
    body: CloseBody,
    answer({ body: { day, version, counts, taken_out: takenOut = 0 } }) {
      const open = known.find((one) => one.day === day && one.version === version);
      if (!open) return conflict(known[0] ?? openDays.running, closedDays.find((one) => one.day === day) ?? null);
      const why = whyNotClosable(shop, day, new Date(at));
      if (why) return invalid({ day: why });
      const problems = closeProblems(open.tenders, counts, takenOut);
      if (Object.keys(problems).length > 0) return invalid(problems);
      const tenders = countedTenders(open.tenders, counts);
      const { income, refunds, discounts, orders, cancelled, promos, float, entries } = open;
      const left = (tenders[0]?.counted ?? 0) - takenOut;
      const sums = { day, income, refunds, discounts, orders, cancelled, promos, float, entries, tenders };
      return ok({ ...sums, taken_out: takenOut, left, closed_at: at, by }, 'OK', 201);
    },
  });

export const closeHandlers = [
  mockRoute({
    method: 'get',
    path: CLOSE_PATHS.openDay,
    permission: 'refunds',
    answer: () => ok(openDays.running),
  }),
  mockRoute({
    method: 'post',
    path: CLOSE_PATHS.entries,
    permission: 'refunds',
    body: DrawerEntryBody,
    answer({ body: { id, kind, amount, reason = null } }) {
      if (kind !== 'float' && !reason) return invalid({ reason: CLOSE_MESSAGES.whatFor });
      const day = kind === 'float' ? openDays.first : openDays.running;
      const entries = [...day.entries, { id, kind, amount, reason: kind === 'float' ? null : reason, at: NOW, by }];
      const tenders = tenderSums(
        day.tenders.flatMap(({ methods }) => methods),
        day.float,
        entries,
      );
      return ok({ ...day, entries, tenders, version: dayVersion({ ...day, tenders }) }, 'OK', 201);
    },
  }),
  closing([openDays.running], NOW),
  mockRoute({
    method: 'get',
    path: CLOSE_PATHS.closes,
    permission: 'figures',
    query: ClosesQuery,
    answer: ({ query }) => okPage(CLOSE_PATHS.closes, closedDays.map(toCloseHead), query),
  }),
  mockRoute({
    method: 'get',
    path: CLOSE,
    permission: 'figures',
    answer({ param }) {
      const closed = [...closedDays, closedToday].find(({ day }) => day === param('id'));
      return closed ? ok(closed) : notFound('Closed day');
    },
  }),
];

/** Answers this day as the one to be closed next. */
export const showOpenDay = (day: keyof typeof openDays) => always('get', CLOSE_PATHS.openDay, () => ok(openDays[day]));

/** The shop has closed for the day, which can be closed now. */
export const eveningHandlers = [showOpenDay('evening'), closing([openDays.evening], '2026-11-20T14:30:00.000Z')];

export const openDayFailures = failuresOf('get', CLOSE_PATHS.openDay);
export const closesFailures = {
  ...failuresOf('get', CLOSE_PATHS.closes),
  empty: always('get', CLOSE_PATHS.closes, () => okPage(CLOSE_PATHS.closes, [], { page: 1, limit: 20 })),
};
export const closeFailures = failuresOf('get', CLOSE);
/** How closing can fail. `changed`: one more sale has come in; `outrun`: Sari has just closed the day. */
export const closeDayFailures = failuresOf('post', CLOSE_PATHS.closes, {
  changed: () => conflict(openDays.busier, null),
  outrun: () => conflict(openDays.tomorrow, closedToday),
});
/** How moving cash can fail. */
export const moveCashFailures = failuresOf('post', CLOSE_PATHS.entries, {
  outrun: () => fail(409, 'EDIT_CONFLICT', CLOSE_MESSAGES.floatOnce, { open: openDays.running, closed: null }),
});
