import { ApiProvider } from '@seduh/api-client';
import { credentials, handlers, sessions, signIn } from '@seduh/api-client/mocks';
import { toast } from '@seduh/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Router } from './router';
import { loadPage } from './routes/table';

const server = setupServer(...handlers);
const calls: string[] = [];
server.events.on('request:start', ({ request }) => {
  calls.push(`${request.method} ${new URL(request.url).pathname}`);
});
beforeAll(() => server.listen());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
});
afterEach(() => {
  // first the page, or its guard would still answer to the session's end
  cleanup();
  toast.clear();
  signIn(null);
});
afterAll(() => server.close());

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}
const where = () => screen.getByTestId('where').textContent;

async function show(path: string, who: keyof typeof sessions | null) {
  signIn(who && sessions[who]);
  // the code of pages comes on demand
  await Promise.all([path, '/', '/login', '/products'].map(loadPage));
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

async function fillIn(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  await act(async () => void (button && fireEvent.click(button)));
};

it('goes home from the login when somebody is logged in, whose profile is fetched', async () => {
  await show('/login', 'customer');
  await waitFor(() => expect(where()).toBe('/'));
  await waitFor(() => expect(calls).toContain('GET /api/users'));
});

it('goes home after a login, and fetches the profile', async () => {
  await show('/login', null);
  expect(calls).not.toContain('GET /api/users');
  await fillIn('Email', credentials.customer.email);
  await fillIn('Password', credentials.customer.password);
  await press('Login');
  expect(await screen.findByText('Login Success!')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/'));
  await waitFor(() => expect(calls).toContain('GET /api/users'));
});

it.each([
  ['/login', '/orders'],
  // who wanted another page gets it
  ['/dashboard', '/dashboard'],
])('leads staff who come by %s to %s', async (wanted, page) => {
  await loadPage('/orders');
  await show(wanted, null);
  await waitFor(() => expect(where()).toBe('/login'));
  await fillIn('Email', credentials.admin.email);
  await fillIn('Password', credentials.admin.password);
  await press('Login');
  await waitFor(() => expect(where()).toBe(page));
});

it('goes to the login after signing up, with the email filled in', async () => {
  await show('/register', null);
  await fillIn('Email', 'bayu@seduh.example');
  await fillIn('Password', 'kopi tubruk 88');
  await fillIn('Phone', '+62 811 222 3344');
  await press('Sign Up');
  expect(await screen.findByText('Register Success, Please Login!')).toBeDefined();
  await waitFor(() => expect(where()).toBe('/login'));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('bayu@seduh.example');
});

it('takes what can be undone away with its page', async () => {
  await show('/cart', 'customer');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => toast.undo('Removed', () => undefined));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  const [link] = screen.getAllByRole('link', { name: 'Product' });
  await act(async () => void (link && fireEvent.click(link)));
  await waitFor(() => expect(where()).toBe('/products'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('opens the search, ready to type, by the phone’s icon: from another page and on the menu itself', async () => {
  await show('/cart', 'customer');
  const icon = () => screen.getByRole('link', { name: 'Search' });
  await act(async () => void fireEvent.click(icon()));
  await waitFor(() => expect(where()).toBe('/products'));
  const box = await screen.findByRole('searchbox', { name: 'Search' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  box.blur();
  await act(async () => void fireEvent.click(icon()));
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('searches the menu from any page', async () => {
  await show('/cart', 'customer');
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search the menu' });
  fireEvent.change(box, { target: { value: 'matcha' } });
  await act(async () => void (box.form && fireEvent.submit(box.form)));
  await waitFor(() => expect(where()).toBe('/products?search=matcha'));
});
