import { beforeEach, expect, it, vi } from 'vitest';
import { whileOthersWait } from './keptTasks';

beforeEach(() => {
  let last: Promise<unknown> = Promise.resolve();
  // as browsers do it: one after the other. What this environment has is none
  const request = (_name: string, act: () => Promise<unknown>) => {
    const answer = last.then(act);
    last = answer.catch(() => undefined);
    return answer;
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
});

it('tells nothing while another tab is telling', async () => {
  let answer = () => {};
  const first = whileOthersWait(() => new Promise<void>((resolve) => (answer = resolve)), new AbortController().signal);
  const tell = vi.fn<() => Promise<string>>(async () => 'told');
  const second = whileOthersWait(tell, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve));
  expect(tell).not.toHaveBeenCalled();
  answer();
  await first;
  expect(await second).toBe('told');
});

it('holds up nobody by what was forgotten, and does not tell it later', async () => {
  const [never, waiting] = [new AbortController(), new AbortController()];
  const first = whileOthersWait(() => new Promise<never>(() => {}), never.signal);
  const tell = vi.fn<() => Promise<string>>(async () => 'told');
  const second = whileOthersWait(tell, waiting.signal);
  const third = whileOthersWait(async () => 'third', new AbortController().signal);
  waiting.abort();
  await expect(second).rejects.toThrow(/abort/i);
  never.abort();
  await expect(first).rejects.toThrow(/abort/i);
  expect(await third).toBe('third');
  expect(tell).not.toHaveBeenCalled();
});
