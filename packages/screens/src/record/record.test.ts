import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, isNarrowed, readRecordFilter, recordQuery, writeRecordFilter } from './recordFilter';

describe('the filter in the address', () => {
  const by = '00000001-0000-4000-8000-000000000002';
  it('comes back as it was written', () => {
    const filter = { kind: 'money', by, search: 'a & b', from: '2026-11-01', to: '2026-11-20', page: 3 } as const;
    expect(readRecordFilter(new URLSearchParams(writeRecordFilter(filter)))).toEqual(filter);
    expect(recordQuery(filter)).toEqual({ ...filter, page: '3' });
  });

  it.each(['', 'kind=weather&by=me&from=2026-02-31&to=x&page=-1&search='])('rests with %s', (query) => {
    const filter = readRecordFilter(new URLSearchParams(query));
    expect([filter, writeRecordFilter(filter), isNarrowed(filter)]).toEqual([EMPTY_FILTER, '', false]);
  });
});
