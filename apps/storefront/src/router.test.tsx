import { ApiProvider } from '@seduh/api-client';
import { credentials, handlers, RESET_TOKEN, sessions, signIn } from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { FIRST_HEAD } from './hydration/firstPage';
import { Router } from './router';

const server = setupServer(...handlers);
beforeAll(() => server.listen());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  // first the page, or its guard would still answer to the session's end
  cleanup();
  toast.clear();
  signIn(null);
  server.resetHandlers();
});
afterAll(() => server.close());

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}
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

it('takes what the head says of the first page out of it when another comes', async () => {
  const said =
    '<meta name="description" content="Kopi"><link rel="canonical" href="https://seduh.example/">' +
    '<meta property="og:title" content="Kopi"><meta name="twitter:card" content="summary">' +
    '<script type="application/ld+json">{}</script>';
  const kept = '<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">';
  const own = document.createElement('div');
  own.innerHTML = said + kept;
  document.head.append(...own.children);
  const left = () => document.head.querySelectorAll(`${FIRST_HEAD},[name=viewport],[rel=icon]`).length;
  await show('/login', null);
  expect(left()).toBe(7);
  await act(async () => fireEvent.click(screen.getAllByRole('link', { name: 'Seduh, home' })[0] as HTMLElement));
  await waitFor(() => expect(where()).toBe('/'));
  await waitFor(() => expect(left()).toBe(2));
});

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

it('says honestly that there is no such page', async () => {
  await show('/nowhere', null);
  expect(await screen.findByText('404 Not Found')).toBeDefined();
  expect(where()).toBe('/nowhere');
});

it('leads out of a guarded page without scolding, also where the server does not answer', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(http.delete('*', () => held));
  await show('/dashboard', 'admin');
  const leave = await screen.findByRole('button', { name: 'Logout' });
  await act(async () => void fireEvent.click(leave));
  const yes = await screen.findByRole('button', { name: 'yes' });
  await act(async () => void fireEvent.click(yes));
  expect(await screen.findByText('Logout Success!')).toBeDefined();
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
  expect(screen.queryByText('You have to login first')).toBeNull();
  // a logout that nobody answers is logged, by then in another test
  answer();
});

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

it('leads home from an account that was closed, without scolding', async () => {
  await show('/profile', 'customer');
  await press(await screen.findByRole('button', { name: 'Close account' }));
  const password = await screen.findByLabelText('Password');
  fireEvent.change(password, { target: { value: credentials.customer.password } });
  const [, yes] = await screen.findAllByRole('button', { name: 'Close account', hidden: true });
  await press(yes ?? password);
  expect(await screen.findByText('Your account is closed')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/'));
  expect(screen.queryByText('You have to login first')).toBeNull();
});

it('takes the token of a mailed link out of the address and keeps it in mind', async () => {
  await show(`/reset-password?token=${RESET_TOKEN}`, null);
  await waitFor(() => expect(where()).toBe('/reset-password'));
  for (const label of ['New password', 'Confirm password']) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'kopi tubruk 88' } });
  }
  await press(screen.getByRole('button', { name: 'Save Change' }));
  expect(await screen.findByText('Your new password is set. Please Login!')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
});

it('goes on to the page that was wanted before the shop was left for a login', async () => {
  await show('/profile', null);
  await waitFor(() => expect(where()).toBe('/login'));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  cleanup();
  await show('/login?oidc=done', null);
  expect(await screen.findByText('Login Success!')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/profile'));
});

it('says why a login elsewhere came to nothing, once', async () => {
  await show('/login?oidc=staff', null);
  expect(await screen.findByText('Staff log in with email and password.')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
  expect(screen.getByText('Staff log in with email and password.')).toBeDefined();
});
