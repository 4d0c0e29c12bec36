import { OrderListQuery } from '@seduh/contract';
import { expect, it } from 'vitest';
import { EMPTY_FILTER, isNarrowed, archiveQuery, readArchiveFilter, writeArchiveFilter } from './archiveFilter';

const read = (query: string) => readArchiveFilter(new URLSearchParams(query));

it.each(['', 'status=done&way=4&search=nasi+goreng&from=2026-11-01&to=2026-11-20&page=3', 'status=cancelled&way=1'])(
  'writes what it has read: "%s"',
  (query) => {
    expect(writeArchiveFilter(read(query))).toBe(query);
  },
);

it.each([
  'status=lost&way=2&search=+&from=yesterday&to=2026-02-31&page=0',
  'page=1.5&from=9999-12-31&to=0001-01-01',
  'page=x&from=2026-13-01&to=2026-11-20T00:00:00Z',
])('rests where the address says nonsense: %s', (query) => {
  expect(read(query)).toEqual(EMPTY_FILTER);
});

it('asks for nothing that the API would refuse, and for nothing that is under way', () => {
  const asked = OrderListQuery.parse(archiveQuery(read('way=3&search=nasi&from=2026-11-01')));
  expect(asked).toMatchObject({
    status: ['delivered', 'picked up', 'cancelled'],
    delivery: 3,
    search: 'nasi',
    from: '2026-11-01',
    to: undefined,
    page: 1,
  });
  expect(OrderListQuery.parse(archiveQuery(read('status=done'))).status).toEqual(['delivered', 'picked up']);
  expect(OrderListQuery.parse(archiveQuery(read('status=cancelled'))).status).toEqual(['cancelled']);
});

it('knows a narrowed list from a later page', () => {
  expect(isNarrowed(read('page=2'))).toBe(false);
  expect(isNarrowed(read('to=2026-11-20'))).toBe(true);
});
