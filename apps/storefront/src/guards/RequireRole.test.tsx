import { sessions, signIn } from '@seduh/api-client/mocks';
import { Toaster } from '@seduh/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShellContext } from '../routes/ShellRoute';
import { RequireRole } from './RequireRole';

function Where() {
  const { pathname, state } = useLocation();
  return <p data-testid="where">{`${pathname} ${JSON.stringify(state)}`}</p>;
}

function show(path: string, leaving = false) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Toaster />
      <Where />
      <Routes>
        <Route element={<Outlet context={{ leaving, onLeaving: () => undefined } satisfies ShellContext} />}>
          <Route path="/" element={<p>home</p>} />
          <Route path="/login" element={<p>login</p>} />
          <Route element={<RequireRole role="User" />}>
            <Route path="/history" element={<p>history</p>} />
          </Route>
          <Route element={<RequireRole role="Admin" />}>
            <Route path="/orders" element={<p>orders</p>} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  // first the page, or its guard would still answer to the session's end
  cleanup();
  signIn(null);
});

it.each([
  ['customer', '/history', 'history'],
  ['admin', '/orders', 'orders'],
] as const)('lets the %s through to %s', (who, path, page) => {
  signIn(sessions[who]);
  show(path);
  expect(screen.getByText(page)).toBeDefined();
});

it('sends a visitor to the login, says why and remembers the page', async () => {
  show('/history?page=2');
  expect(screen.getByText('login')).toBeDefined();
  expect(screen.getByTestId('where').textContent).toBe('/login {"from":"/history?page=2"}');
  expect(await screen.findByText('You have to login first')).toBeDefined();
});

it.each([
  ['customer', '/orders'],
  ['admin', '/history'],
] as const)('sends the %s home from %s', async (who, path) => {
  signIn(sessions[who]);
  show(path);
  expect(screen.getByTestId('where').textContent).toBe('/ null');
  expect((await screen.findAllByText('Forbidden')).length).toBeGreaterThan(0);
});

it('follows a session that ends while the page is open', () => {
  signIn(sessions.customer);
  show('/history');
  act(() => signIn(null));
  expect(screen.getByText('login')).toBeDefined();
});

it('stays quiet when the visitor is logging out on purpose', () => {
  signIn(sessions.customer);
  show('/history', true);
  act(() => signIn(null));
  expect(screen.queryByText('history')).toBeNull();
  expect(screen.queryByText('login')).toBeNull();
});
