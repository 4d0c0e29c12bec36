import { handlers, shopFailures } from '@seduh/api-client/mocks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BrokenPage } from './BrokenPage';

const server = setupServer(...handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

// the error page's own code does not come, until it does
const code = vi.hoisted(() => ({ isThere: false }));
vi.mock('@seduh/screens/lib', async (load) => ({
  ...(await load<object>()),
  lazyPart: () => ({
    Part: () => <p>the error page</p>,
    load: () => (code.isThere ? Promise.resolve() : Promise.reject(new Error('no such file'))),
  }),
}));

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Reload' })));

it('says it in plain words where even the error page did not come, and throws the page away only for another one', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const asked = vi.fn();
  server.events.on('request:end', asked);
  server.use(shopFailures.offline);
  await act(async () => void render(<BrokenPage error={new Error('no such file')} />));
  expect(screen.getByRole('alert').textContent).toContain('Your cart is kept.');

  await press();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(reload).not.toHaveBeenCalled();

  server.resetHandlers();
  await press();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  code.isThere = true;
  await press();
  expect(await screen.findByText('the error page')).toBeDefined();
  expect(reload).toHaveBeenCalledOnce();
});

it('says that there is no network where that is why, and tries again once there is', async () => {
  code.isThere = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void render(<BrokenPage error={new Error('no such file')} />));
  expect(screen.getAllByRole('heading', { name: 'You are offline' })).toHaveLength(1);
  code.isThere = true;
  online.mockRestore();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
});
