import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider } from '../data/ApiProvider';
import { sessions, signIn } from '../mocks';
import { useMocks } from '../testing/mockServer';
import { useHistory } from './useOrders';

/** Within this time after an answer the same question is not asked twice, ms. */
const PAUSE = 2_000;

const { calls } = useMocks();
afterEach(() => {
  vi.useRealTimers();
});

function Page() {
  return <p>{useHistory(1).data?.[0]?.product_name}</p>;
}

it('asks for the history anew on every visit, and shows the former one meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  signIn(sessions.customer);
  const at = (page: 'history' | 'elsewhere') => <ApiProvider>{page === 'history' && <Page />}</ApiProvider>;
  const { container, rerender } = render(at('history'));
  await vi.waitFor(() => expect(container.textContent).toBe('Hazelnut Latte'));
  expect(calls).toEqual(['GET /transactions/history?page=1&limit=9']);

  rerender(at('elsewhere'));
  await vi.advanceTimersByTimeAsync(PAUSE);
  rerender(at('history'));
  expect(container.textContent).toBe('Hazelnut Latte');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});
