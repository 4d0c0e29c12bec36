import type { QuoteBody } from '@seduh/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleQuote, exampleQuoteBody, quoteFailures, sessions, signIn } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { wrapper } from '../testing/wrapper';
import { useQuote } from './quotes';

const { server, calls } = useMocks();
beforeEach(() => signIn(sessions.customer));

const render = (initialProps: QuoteBody | null) => renderHook(useQuote, { wrapper, initialProps });
const withPieces = (qty: number): QuoteBody => ({
  ...exampleQuoteBody,
  lines: [{ ...exampleQuoteBody.lines[0]!, qty }],
});

describe('useQuote', () => {
  it('prices the first cart at once', async () => {
    const { result } = render(exampleQuoteBody);
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data).toEqual(exampleQuote));
    expect(result.current).toMatchObject({ isStale: false, isLoading: false });
  });

  it('waits for a burst of changes to end, and shows the former prices meanwhile', async () => {
    const { result, rerender } = render(withPieces(1));
    await waitFor(() => expect(result.current.data?.subtotal).toBe(25_000));
    for (const qty of [2, 3, 4]) rerender(withPieces(qty));
    expect(result.current).toMatchObject({ isStale: true, data: { subtotal: 25_000 } });
    await waitFor(() => expect(result.current.data?.subtotal).toBe(100_000));
    expect(result.current.isStale).toBe(false);
    expect(calls).toHaveLength(2);
  });

  it('asks again each minute: the time in it moves with the orders of others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { result } = render(exampleQuoteBody);
    await waitFor(() => expect(result.current.data).toBeDefined());
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(calls).toHaveLength(2));
    vi.useRealTimers();
  });

  it('has nothing for an empty cart', async () => {
    const { result, rerender } = render(exampleQuoteBody);
    await waitFor(() => expect(result.current.data).toBeDefined());
    rerender(null);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false, isStale: false });
  });

  it('belongs to whoever asks', async () => {
    const { result } = render(exampleQuoteBody);
    await waitFor(() => expect(result.current.data?.promo?.applied).toBe(true));
    act(() => signIn(null));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.promo?.reason).toBe('Log in to use this code'));
  });

  it('reports a failure', async () => {
    server.use(quoteFailures.offline);
    const { result } = render(exampleQuoteBody);
    await waitFor(() => expect(result.current.error?.code).toBe('NETWORK'));
  });
});
