import { ApiProvider } from '@seduh/api-client';
import { handlers, logoutFailures, sessions, signIn } from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Router } from './router';

const server = setupServer(...handlers);
beforeAll(() => server.listen());
beforeEach(() => localStorage.clear());
afterEach(() => {
  // first the page, or its guard would still answer to the session's end
  cleanup();
  toast.clear();
  signIn(null);
  server.resetHandlers();
});
afterAll(() => server.close());

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const where = () => screen.getByTestId('where').textContent;

async function show(path: string, who: keyof typeof sessions | null) {
  signIn(who && sessions[who]);
  // awaited: the page's code comes on demand
  await act(async () => {
    render(
      <ApiProvider>
        <MemoryRouter initialEntries={[path]}>
          <Where />
          <Router />
        </MemoryRouter>
      </ApiProvider>,
    );
  });
}

const adminPages = ['/dashboard', '/promos/new', '/product/new', '/product/0198-af/edit'];

it.each(['/profile', ...adminPages])('sends a visitor from %s to the login', async (path) => {
  await show(path, null);
  expect(await screen.findByText('You have to login first')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
});

it.each(adminPages)('sends the customer home from %s', async (path) => {
  await show(path, 'customer');
  expect((await screen.findAllByText('Forbidden')).length).toBeGreaterThan(0);
  await waitFor(() => expect(where()).toBe('/'));
});

it.each([
  ['/profile', 'customer'],
  ['/dashboard', 'admin'],
  ['/product/new', 'admin'],
  ['/reset-password', null],
] as const)('says honestly that there is no %s for the %s', async (path, who) => {
  await show(path, who);
  expect(await screen.findByText('404 Not Found')).toBeDefined();
  expect(where()).toBe(path);
});

it('leads out of a guarded page without scolding, also where the server does not answer', async () => {
  server.use(logoutFailures.slow);
  await show('/dashboard', 'admin');
  const leave = await screen.findByRole('button', { name: 'Logout' });
  await act(async () => void fireEvent.click(leave));
  const yes = await screen.findByRole('button', { name: 'yes' });
  await act(async () => void fireEvent.click(yes));
  expect(await screen.findByText('Logout Success!')).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
  expect(screen.queryByText('You have to login first')).toBeNull();
});
