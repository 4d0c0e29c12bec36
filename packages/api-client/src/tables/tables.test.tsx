import { TABLE_LIMITS } from '@seduh/contract/constants';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addTablesFailures,
  editTableFailures,
  linkedTableFailures,
  sessions,
  showTables,
  signIn,
  tableCodeFailures,
  tables,
} from '../mocks';
import { heardServerTime, serverNow } from '../shop/shop';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { getSeat, leaveSeat, SEAT_KEY, takeSeat, useSeat } from './seat';
import { addTables, editTable, renewTableCode, useLinkedTable, useTables } from './tables';

const { server } = useMocks();
const [one] = tables as [(typeof tables)[number]];
beforeEach(() => signIn(sessions.admin));
afterEach(() => {
  leaveSeat();
  signIn(null);
});

describe('tables', () => {
  it('that are added are on screen at once', async () => {
    const { result } = renderHook(useTables, { wrapper });
    await waitFor(() => expect(result.current.data).toHaveLength(tables.length));
    await act(async () => expect(await addTables(['8', '12', '13'])).toBe(2));
    await waitFor(() => expect(result.current.data).toHaveLength(tables.length + 2));
  });

  it('cannot be added where there are such', async () => {
    server.use(addTablesFailures.taken);
    expect(await failureOf(addTables(['7']))).toMatchObject({ code: 'TABLE_TAKEN', status: 409 });
  });

  it('are changed by one at a time, and the other sees what it is now', async () => {
    expect(await editTable(one.id, { version: 1, active: false })).toMatchObject({ active: false, version: 2 });
    server.use(editTableFailures.conflict);
    expect(await failureOf(editTable(one.id, { version: 1, label: 'Bar' }))).toMatchObject({
      code: 'EDIT_CONFLICT',
      data: { label: 'Window', version: 2 },
    });
  });

  it('get a new code, which is on screen then, as it is where somebody else was faster', async () => {
    const { result } = renderHook(useTables, { wrapper });
    const shown = () => result.current.data?.find(({ id }) => id === one.id)?.code;
    await waitFor(() => expect(shown()).toBe(one.code));
    const renewed = await renewTableCode(one.id, 1);
    expect(renewed).toMatchObject({ id: one.id, label: '1', version: 2 });
    expect(renewed.code).not.toBe(one.code);
    server.use(showTables([renewed]));
    await act(async () =>
      expect(await failureOf(renewTableCode(one.id, 7))).toMatchObject({ code: 'EDIT_CONFLICT', status: 409 }),
    );
    await waitFor(() => expect(shown()).toBe(renewed.code));
    server.use(tableCodeFailures.outrun);
    expect(await failureOf(renewTableCode(one.id, 1))).toMatchObject({ data: { label: '7', version: 2 } });
  });

  it('are found by the code of their link', async () => {
    const { result } = renderHook(() => useLinkedTable(one.code), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual({ label: '1', code: one.code }));
    server.use(linkedTableFailures.gone);
    const { result: gone } = renderHook(() => useLinkedTable('zzzzzz'), { wrapper });
    await waitFor(() => expect(gone.current.error).toMatchObject({ code: 'TABLE_GONE', status: 404 }));
  });
});

describe('the table one sits at', () => {
  it('is kept for the visit, whoever logs in meanwhile, and left when one likes', () => {
    const { result } = renderHook(useSeat, { wrapper });
    expect(result.current).toBeNull();
    act(() => takeSeat(one));
    expect(result.current).toMatchObject({ label: '1', code: one.code });
    act(() => signIn(sessions.customer));
    expect(result.current).toMatchObject({ label: '1' });
    act(leaveSeat);
    expect(result.current).toBeNull();
  });

  it('is none any more when the visit is over', () => {
    takeSeat(one);
    const stored = JSON.parse(localStorage.getItem(SEAT_KEY) ?? '{}') as { until: number };
    const hours = (stored.until - serverNow().getTime()) / 3_600_000;
    expect(Math.abs(hours - TABLE_LIMITS.visitHours)).toBeLessThan(0.1);
    localStorage.setItem(SEAT_KEY, JSON.stringify({ ...stored, until: serverNow().getTime() - 1 }));
    expect(getSeat()).toBeNull();
    expect(renderHook(useSeat, { wrapper }).result.current).toBeNull();
  });

  it('is there once the shop’s time is heard, on a device whose clock is ahead of it', () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    heardServerTime(hours(-24));
    takeSeat(one);
    heardServerTime(hours(0));
    const { result } = renderHook(useSeat, { wrapper });
    expect(result.current).toBeNull();
    act(() => heardServerTime(hours(-24)));
    expect(result.current).toMatchObject({ label: '1' });
    act(() => heardServerTime(hours(0)));
    expect(result.current).toBeNull();
  });

  it.each(['nonsense', '{}', '[]', '{"label":"","code":"seata2","until":9e15}', '{"label":"7","code":7,"until":9e15}'])(
    'is none in %s',
    (stored) => {
      localStorage.setItem(SEAT_KEY, stored);
      expect(getSeat()).toBeNull();
    },
  );
});
