import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmModal } from './ConfirmModal';

const setUp = (props: { onConfirm: () => void | Promise<void>; busy?: boolean }) => {
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
