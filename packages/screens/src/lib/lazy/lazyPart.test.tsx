import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart, MissingCode, type PartModule } from './lazyPart';

const module: PartModule = { default: () => <p>the part</p> };
const waiting = (page: ReactNode) => <Suspense fallback={<p>waiting</p>}>{page}</Suspense>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

it('suspends until its code is here', async () => {
  const { Part } = lazyPart(() => Promise.resolve(module));
  await act(async () => void render(waiting(<Part />)));
  expect(screen.getByText('the part')).toBeDefined();
});

it('renders at once, without a fallback, when it was fetched ahead', async () => {
  const { Part, load } = lazyPart(() => Promise.resolve(module));
  await load();
  render(waiting(<Part />));
  expect(screen.getByText('the part')).toBeDefined();
});

it('fetches once, however often it is asked', async () => {
  const fetchModule = vi.fn(() => Promise.resolve(module));
  const { load } = lazyPart(fetchModule);
  await Promise.all([load(), load()]);
  await load();
  expect(fetchModule).toHaveBeenCalledOnce();
});

it('asks no second time while rendering a part whose code is missing', async () => {
  const fetchModule = vi.fn(() => Promise.reject<PartModule>(new Error('no such chunk')));
  const { Part } = lazyPart(fetchModule);
  vi.mocked(console.error).mockImplementation(() => undefined);
  await act(async () => void render(<Boundary>{waiting(<Part />)}</Boundary>));
  expect(screen.getByText('failed')).toBeDefined();
  expect(fetchModule).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

it('tries again when asked after a failure', async () => {
  const fetchModule = vi.fn<() => Promise<PartModule>>();
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(module);
  const { Part, load } = lazyPart(fetchModule);
  await expect(load()).rejects.toThrow(MissingCode);
  await load();
  render(waiting(<Part />));
  expect(screen.getByText('the part')).toBeDefined();
});

it('gives up code that does not come within 120 s', async () => {
  vi.useFakeTimers();
  const { load } = lazyPart(() => new Promise<PartModule>(() => undefined));
  const ended = vi.fn();
  load().catch(ended);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(MissingCode));
  vi.useRealTimers();
});
