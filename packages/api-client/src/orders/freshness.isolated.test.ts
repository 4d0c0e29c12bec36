import { afterEach, expect, it, vi } from 'vitest';
import { sessions, signIn } from '../mocks';
import { refreshOrdersSoon } from './freshness';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn<() => Promise<boolean>>() }));
vi.mock('../data/freshness', () => ({ refresh }));

const [others, thrown] = [process.listeners('unhandledRejection'), vi.fn()];
afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const other of others) process.on('unhandledRejection', other);
});

it('loads what changes after a load that threw, and does not hide why it did', async () => {
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', thrown);
  signIn(sessions.admin);
  const broken = new Error('a broken store');
  refresh.mockRejectedValueOnce(broken).mockResolvedValue(true);
  refreshOrdersSoon('one');
  await vi.waitFor(() => expect(thrown.mock.calls[0]?.[0]).toBe(broken));
  refresh.mockClear();
  refreshOrdersSoon('two');
  await vi.waitFor(() => expect(refresh).toHaveBeenCalled(), { timeout: 3_000 });
});
