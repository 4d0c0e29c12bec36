import { ApiProvider, type ListResource } from '@seduh/api-client';
import type { HistoryItem } from '@seduh/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadWords } from '../lib/words/words';
import { HistoryList } from './HistoryList';
import type { Selection } from './useSelection';

const preloadHistory = vi.hoisted(() => vi.fn());
vi.mock('@seduh/api-client', async (importOriginal) => ({ ...(await importOriginal<object>()), preloadHistory }));
vi.mock('./BoughtCard', () => ({ BoughtCard: () => null }));
beforeEach(() => loadWords());

it('begins with the next page as its pager is touched', () => {
  const meta = { page: 1, totalPage: 2, next: '/history?page=2' };
  const history = { meta, data: [], isStale: false } as unknown as ListResource<HistoryItem>;
  const rest = { page: 1, time: {} as never, selection: {} as Selection, onPage: () => {}, onGo: () => {} };
  render(
    <ApiProvider>
      <HistoryList items={[{ id: 'one' } as unknown as HistoryItem]} history={history} {...rest} />
    </ApiProvider>,
  );
  fireEvent.touchStart(screen.getByRole('navigation'));
  expect(preloadHistory).toHaveBeenCalledWith(2);
});
