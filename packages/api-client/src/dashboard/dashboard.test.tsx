import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReportRange } from '@seduh/contract';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../http/request';
import { boardOrders, dashboards, reportFailures, sessions, signIn } from '../mocks';
import { moveOrder } from '../orders/writes';
import { failureOf } from '../testing/failureOf';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { preloadDashboard } from './requests';
import { fetchReport, useDashboard } from './dashboard';

const { server, calls } = useMocks();
const asks = (call: string) => calls.filter((one) => one === call).length;

beforeEach(() => signIn(sessions.admin));

describe('the dashboard', () => {
  it('shows the former range until the next one has come', async () => {
    const { result, rerender } = renderHook(useDashboard, { wrapper, initialProps: 'monthly' as ReportRange });
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.data).toEqual(dashboards.monthly));
    rerender('daily');
    expect(result.current).toMatchObject({ data: dashboards.monthly, isStale: true, isLoading: false });
    await waitFor(() => expect(result.current).toMatchObject({ data: dashboards.daily, isStale: false }));
  });

  it('is loaded ahead once, and again when an order moves', async () => {
    await preloadDashboard('weekly');
    const { result } = renderHook(() => useDashboard('weekly'), { wrapper });
    await waitFor(() => expect(result.current.data).toEqual(dashboards.weekly));
    expect(asks('GET /dashboard?range=weekly')).toBe(1);
    await act(() => moveOrder(boardOrders[0]!.id, { status_name: 'confirmed' }));
    await waitFor(() => expect(asks('GET /dashboard?range=weekly')).toBe(2));
  });

  it('goes off the screen with its admin, and is nothing for a customer', async () => {
    const { result } = renderHook(() => useDashboard('monthly'), { wrapper });
    await waitFor(() => expect(result.current.data).toBeDefined());
    act(() => signIn(sessions.customer));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.error?.code).toBe('FORBIDDEN'));
  });
});

describe('the report', () => {
  afterEach(() => vi.useRealTimers());

  it('is a file under the server’s name', async () => {
    const { name, content } = await fetchReport('monthly');
    expect(name).toBe('seduh-report-monthly-2026-06-01-2026-11-30.csv');
    const rows = (await content.text()).trimEnd().split('\r\n').slice(2);
    const income = rows.reduce((sum, row) => sum + Number(row.split(',')[7]), 0);
    expect(income).toBe(dashboards.monthly.totals.income);
  });

  it.each([
    ['failed', 'INTERNAL'],
    ['offline', 'NETWORK'],
    ['html', 'BAD_RESPONSE'],
  ] as const)('says why it does not come: %s', async (failure, code) => {
    server.use(reportFailures[failure]);
    expect(await failureOf(fetchReport('daily'))).toMatchObject({ code });
  });

  it('is given up when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get('*/api/dashboard/report.csv', () => new Promise<never>(() => undefined)));
    const late = failureOf(fetchReport('daily'));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT);
    expect(await late).toMatchObject({ code: 'TIMEOUT' });
  });
});
