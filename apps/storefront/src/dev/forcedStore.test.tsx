import { request } from '@seduh/api-client';
import { handlers } from '@seduh/api-client/mocks';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { forcedStore } from './forcedStore';

const server = setupServer(...handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => forcedStore.end());
afterAll(() => server.close());

it('forces what was chosen from the next call on, and tells of the calls', async () => {
  const told = vi.fn<() => void>();
  const leave = forcedStore.subscribe(told);
  forcedStore.change({ fault: 'failed' });
  await expect(request('/shop')).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(forcedStore.get()).toMatchObject({ fault: 'failed', count: 1, last: 'GET /shop' });
  expect(told).toHaveBeenCalledTimes(2);
  leave();
});

it('goes on after a reload with what the tab has kept, and not once it was ended', async () => {
  sessionStorage.setItem('seduh.faults', JSON.stringify({ fault: 'html', clock: 'sunday' }));
  forcedStore.begin();
  expect(new Date().getUTCDay()).toBe(0);
  await expect(request('/shop')).rejects.toMatchObject({ code: 'BAD_RESPONSE' });
  forcedStore.end();
  forcedStore.begin();
  expect(forcedStore.get()).toMatchObject({ fault: '', clock: '' });
  await expect(request('/shop')).resolves.toBeDefined();
});
