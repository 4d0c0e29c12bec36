import { ApiProvider } from '@seduh/api-client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { openWhileSending, useUnansweredWrites, waysOutOf } from '../../testing/busyDialog';
import LearnedDialog from './LearnedDialog';

const server = useUnansweredWrites();

it('stays open while what was learned is being taken over', async () => {
  const ways = await waysOutOf(
    (onClose) => <LearnedDialog onClose={onClose} />,
    async () => fireEvent.click(await screen.findByText('Take over all 3')),
    'Close',
  );
  expect(ways).toEqual(openWhileSending);
});

it.each([
  ['leaves the rest, and may be closed, where no answer came', () => HttpResponse.error(), 1],
  [
    'goes on where one was refused',
    () => HttpResponse.json({ status: 422, msg: 'No', code: 'VALIDATION_FAILED', fields: {} }, { status: 422 }),
    3,
  ],
])('%s', async (_, answer, times) => {
  const asked = vi.fn(answer);
  server.use(http.patch('*', asked));
  render(
    <ApiProvider>
      <Suspense>
        <LearnedDialog onClose={() => {}} />
      </Suspense>
    </ApiProvider>,
  );
  fireEvent.click(await screen.findByText('Take over all 3'));
  await waitFor(() => expect(screen.getByText('Take over all 3').getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Close').disabled).toBe(false));
  expect(asked).toHaveBeenCalledTimes(times);
});
