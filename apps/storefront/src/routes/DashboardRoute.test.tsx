import { ApiProvider } from '@seduh/api-client';
import { handlers, sessions, signIn } from '@seduh/api-client/mocks';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import DashboardRoute from './DashboardRoute';

const server = setupServer(...handlers);
beforeAll(() => {
  server.listen();
  signIn(sessions.admin);
});
afterAll(() => {
  signIn(null);
  server.close();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

it('keeps the range in the address, which can be shared', async () => {
  render(
    <ApiProvider>
      <MemoryRouter initialEntries={['/dashboard?range=weekly']}>
        <Where />
        <DashboardRoute />
      </MemoryRouter>
    </ApiProvider>,
  );
  const where = () => screen.getByTestId('where').textContent;
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  expect(await screen.findByRole('heading', { name: 'Weekly report' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Share Report' }));
  await waitFor(() => expect(copy).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/dashboard?range=weekly`));

  fireEvent.click(screen.getByRole('radio', { name: 'Daily' }));
  expect(where()).toBe('/dashboard?range=daily');
  expect(await screen.findByRole('heading', { name: 'Daily report' })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(where()).toBe('/dashboard');
});
