import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ConfirmModal, type ConfirmModalProps } from './ConfirmModal';

const setUp = (props: Pick<ConfirmModalProps, 'onConfirm' | 'busy' | 'errorText'>) => {
  const onOpenChange = vi.fn();
  render(<ConfirmModal open onOpenChange={onOpenChange} title="Logout" text="Are you sure?" {...props} />);
  return onOpenChange;
};
const yes = () => screen.getByRole('button', { name: 'yes' });

it('closes at once after work without a promise', () => {
  const onOpenChange = setUp({ onConfirm: vi.fn() });
  fireEvent.click(yes());
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

it('spins until a promise resolves, takes no second yes and no Esc, then closes', async () => {
  const resolvers: (() => void)[] = [];
  const onConfirm = vi.fn(() => new Promise<void>((done) => resolvers.push(done)));
  const onOpenChange = setUp({ onConfirm });
  fireEvent.click(yes());
  expect(yes().getAttribute('aria-busy')).toBe('true');
  fireEvent.click(yes());
  fireEvent.keyDown(yes(), { key: 'Escape' });
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => resolvers[0]?.());
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(yes().hasAttribute('aria-busy')).toBe(false);
});

it.each([true, false])('leaves closing to a caller that tells of its own work (busy: %s)', (busy) => {
  const onConfirm = vi.fn();
  const onOpenChange = setUp({ onConfirm, busy });
  fireEvent.click(yes());
  expect(onConfirm).toHaveBeenCalledTimes(busy ? 0 : 1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('takes "no" as closing', () => {
  const onConfirm = vi.fn();
  const onOpenChange = setUp({ onConfirm });
  fireEvent.click(screen.getByRole('button', { name: 'no' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});

/** Lets the runtime say that nobody has caught a promise: it does so after the microtasks. */
const macrotask = () => act(() => new Promise((done) => setTimeout(done)));

it('stays open and says why when its promise rejects, which nobody else has to catch', async () => {
  const uncaught = vi.fn();
  process.on('unhandledRejection', uncaught);
  onTestFinished(() => void process.off('unhandledRejection', uncaught));
  const onConfirm = vi.fn(() => Promise.reject<void>(new Error('offline')));
  const onOpenChange = setUp({ onConfirm, errorText: (reason) => `Not done: ${(reason as Error).message}` });
  fireEvent.click(yes());
  await macrotask();
  expect(screen.getByRole('alert').textContent).toBe('Not done: offline');
  expect(yes().hasAttribute('aria-busy')).toBe(false);

  onConfirm.mockResolvedValueOnce();
  fireEvent.click(yes());
  expect(screen.queryByRole('alert')).toBeNull();
  await macrotask();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(uncaught).not.toHaveBeenCalled();
});

it('says nothing of the last time when it is asked anew', async () => {
  const props = { onOpenChange: vi.fn(), title: 'Logout', text: 'Are you sure?', onConfirm: () => Promise.reject() };
  const { rerender } = render(<ConfirmModal open {...props} />);
  fireEvent.click(yes());
  await macrotask();
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Try again.');
  rerender(<ConfirmModal open={false} {...props} />);
  rerender(<ConfirmModal open {...props} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
