import { ApiError } from '@seduh/api-client';
import { handlers, shopFailures } from '@seduh/api-client/mocks';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MissingCode } from '@seduh/screens/lib';
import TroubledPage from './TroubledPage';

const server = setupServer(...handlers);
const reload = vi.fn();
beforeAll(() => server.listen());
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

const show = (error: unknown) => render(<TroubledPage error={error} />);
const missing = () => show(new MissingCode());
const press = async () => {
  const button = await screen.findByRole('button', { name: 'Reload' });
  await act(async () => void fireEvent.click(button));
};

it('goes on with the next build, but never round in circles between two', async () => {
  const comeTo = async (build: string) => {
    const page = document.createElement('div');
    // by this way scripts are not run
    page.innerHTML = `<script type="module" src="/assets/${build}.js"></script>`;
    document.body.append(page);
    const before = reload.mock.calls.length;
    missing();
    await vi.waitFor(() => expect(reload.mock.calls.length > before || screen.queryByRole('heading')).toBeTruthy());
    cleanup();
    page.remove();
    return reload.mock.calls.length;
  };
  expect([await comeTo('old'), await comeTo('new'), await comeTo('old'), await comeTo('new')]).toEqual([1, 2, 2, 2]);
});

it('does not begin where nothing could be remembered', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  missing();
  expect(await screen.findByRole('heading', { name: '500, we spilled it' })).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

describe('without a way to the shop', () => {
  beforeEach(() => server.use(shopFailures.offline));

  it('says so, keeps the page and comes by itself with the connection', async () => {
    missing();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeDefined();
    await press();
    await vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
    expect(reload).not.toHaveBeenCalled();

    server.use(...handlers);
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('does not give up a page that broke for another reason', async () => {
    show(new TypeError('x is not a function'));
    await press();
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('takes a shop that answers badly for one that is there', async () => {
  server.use(shopFailures.html);
  missing();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each([
  [new ApiError({ code: 'NOT_FOUND', status: 404, msg: '' }), '404 Not Found'],
  [new ApiError({ code: 'FORBIDDEN', status: 403, msg: '' }), 'Forbidden'],
  [new ApiError({ code: 'NETWORK', status: 0, msg: '' }), 'No connection'],
  [new ApiError({ code: 'INTERNAL', status: 500, msg: '' }), 'Something broke'],
  [new TypeError('x is not a function'), 'Something broke'],
])('makes of %o: %s', (error, status) => {
  show(error);
  expect(screen.getByText(status)).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});
