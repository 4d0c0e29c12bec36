import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %i as %s and reads its label', (count, figure) => {
  render(<Badge count={count} label={`${count} unread`} />);
  expect(screen.getByText(figure).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(`${count} unread`)).toBeTruthy();
});

it.each([0, -1])('draws nothing for %i', (count) => {
  expect(render(<Badge count={count} label="none" />).container.firstChild).toBeNull();
});

it('stands still at first and pops when the count changes, from nothing too', () => {
  const { rerender } = render(<Badge count={2} label="two" data-testid="badge" />);
  expect(screen.getByTestId('badge').dataset.changed).toBeUndefined();
  rerender(<Badge count={0} label="none" data-testid="badge" />);
  rerender(<Badge count={2} label="two" data-testid="badge" />);
  expect(screen.getByTestId('badge').dataset.changed).toBe('true');
});
