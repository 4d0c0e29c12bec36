import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/stand-ins';
import { startSweeper } from './sweeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sweeps at the start and again and again, also after a failure, until it is stopped', async () => {
  const sweep = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the database is away'));
  const sweeper = startSweeper('test', sweep, silentLogger, 100);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(250);
  expect(sweep).toHaveBeenCalledTimes(3);
  await sweeper.stop();
  await vi.advanceTimersByTimeAsync(250);
  expect(sweep).toHaveBeenCalledTimes(3);
});

it('waits for a sweep under way, and starts no second beside it', async () => {
  let end: () => void = () => undefined;
  const sweep = vi.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (end = resolve)));
  const warn = vi.fn();
  const sweeper = startSweeper('test', sweep, { ...silentLogger, warn }, 100);
  await vi.advanceTimersByTimeAsync(500);
  expect(sweep).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = sweeper.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(stopped).toBe(false);
  // and tells it, so that a long one may end early
  expect(sweep.mock.calls[0]?.[0].aborted).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  // who looks for why it does not end finds it
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warn).toHaveBeenCalledWith({ job: 'test' }, 'the end waits for a sweep');
  end();
  await stopping;
});

it('comes again at once while there is more to do', async () => {
  const left = [true, true, false];
  const sweep = vi.fn(async () => left.shift());
  const sweeper = startSweeper('test', sweep, silentLogger, 100);
  await vi.advanceTimersByTimeAsync(50);
  expect(sweep).toHaveBeenCalledTimes(3);
  await sweeper.stop();
});

it('does not come again once it is stopped, however much is left', async () => {
  let end: (isLeft: true) => void = () => undefined;
  const sweep = vi.fn(() => new Promise<true>((resolve) => (end = resolve)));
  const sweeper = startSweeper('test', sweep, silentLogger, 100);
  const stopping = sweeper.stop();
  end(true);
  await stopping;
  expect(sweep).toHaveBeenCalledTimes(1);
});
