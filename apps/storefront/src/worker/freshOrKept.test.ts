import { expect, it, vi } from 'vitest';
import { freshOrKept } from './freshOrKept';

const of = (text: string, status = 200) => new Response(text, { status });
const ask = (fresh: Promise<Response>, kept?: Response) =>
  freshOrKept({ fresh, isFine: ({ ok }) => ok, findKept: async () => kept, patience: 1000 });

it('takes what the network says, without a look at what is kept', async () => {
  const findKept = vi.fn(async () => of('kept'));
  const isFine = async () => true;
  const found = await freshOrKept({ fresh: Promise.resolve(of('fresh')), isFine, findKept, patience: 1000 });
  expect([await found.response.text(), found.isKept]).toEqual(['fresh', false]);
  expect(findKept).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lies', () => Promise.resolve(of('bad', 502))],
])('takes what is kept where the network %s', async (_how, fresh) => {
  const found = await ask(fresh(), of('kept'));
  expect([await found.response.text(), found.isKept]).toEqual(['kept', true]);
});

it('takes what is kept where the network is slow, and waits for it where nothing is', async () => {
  vi.useFakeTimers();
  let answer: (response: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => (answer = resolve));
  const withKept = ask(slow, of('kept'));
  const withNothing = ask(slow);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await withKept).isKept).toBe(true);
  answer(of('late'));
  const found = await withNothing;
  expect([await found.response.text(), found.isKept]).toEqual(['late', false]);
  vi.useRealTimers();
});

it('hands the failure on where nothing is kept', async () => {
  await expect(ask(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect((await ask(Promise.resolve(of('bad', 502)))).response.status).toBe(502);
});
