import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SuccessModal } from './SuccessModal';

it('makes a link of an action with an address and a button of one without, and tells both', () => {
  const onLink = vi.fn((event?: unknown) => event);
  const onButton = vi.fn();
  render(
    <SuccessModal
      open
      onOpenChange={vi.fn()}
      title="Done"
      actions={[
        { label: 'Go', href: '#there', onSelect: () => onLink() },
        { label: 'Stay', onSelect: onButton },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link.getAttribute('href')).toBe('#there');
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect([onLink.mock.calls.length, onButton.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  { variants: [undefined, undefined, undefined], looks: ['sd-btn-accent', 'sd-btn-line', 'sd-btn-line'] },
  { variants: ['brand', 'accent', 'quiet'] as const, looks: ['sd-btn-brand', 'sd-btn-accent', 'sd-btn-quiet'] },
])('looks like $looks for $variants', ({ variants, looks }) => {
  const actions = variants.map((variant, index) => ({ label: `Way ${index}`, variant }));
  render(<SuccessModal open onOpenChange={vi.fn()} title="Done" actions={actions} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button, index) => button.classList.contains(looks[index] ?? ''))).toEqual([true, true, true]);
});
