import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import type { PartModule } from './lazyPart';
import { type MissingPartProps, retriable } from './retriable';

const module: PartModule = { default: () => <p>the part</p> };
const offline = () => Promise.reject<PartModule>(new Error('offline'));

const Missing = ({ onRetry, isRetrying }: MissingPartProps) => (
  <button onClick={onRetry}>{isRetrying ? 'on its way' : 'again'}</button>
);
const page = (fetchModule: () => Promise<PartModule>) => {
  const { Part, load } = retriable(fetchModule, Missing);
  const open = () => act(async () => void render(<Suspense fallback={<p>waiting</p>}>{<Part />}</Suspense>));
  return { open, load };
};
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

it('renders at once, without a fallback, when it was fetched ahead', async () => {
  const { Part, load } = retriable(() => Promise.resolve(module), Missing);
  await load();
  render(<Part />);
  expect(screen.getByText('the part')).toBeDefined();
});

it('says in its place that its code did not come, and asks no second time by itself', async () => {
  const fetchModule = vi.fn(offline);
  await page(fetchModule).open();
  expect(screen.getByRole('button', { name: 'again' })).toBeDefined();
  expect(fetchModule).toHaveBeenCalledOnce();
});

it('says so at once where it was fetched ahead in vain', async () => {
  const { open, load } = page(offline);
  await load();
  await open();
  expect(screen.getByRole('button', { name: 'again' })).toBeDefined();
});

it('comes in its place when asked again, however often that fails', async () => {
  let answer: (code: PartModule) => void = () => {};
  const fetchModule = vi
    .fn<() => Promise<PartModule>>()
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline)
    .mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
  await page(fetchModule).open();
  await press();
  expect(screen.getByRole('button', { name: 'again' })).toBeDefined();
  await press();
  expect(screen.getByRole('button', { name: 'on its way' })).toBeDefined();
  await act(async () => answer(module));
  expect(screen.getByText('the part')).toBeDefined();
  expect(fetchModule).toHaveBeenCalledTimes(3);
});
