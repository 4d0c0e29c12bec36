import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './Steps';

it.each([
  { current: -1, done: 0, at: null },
  { current: 0, done: 0, at: 'Order' },
  { current: 2, done: 2, at: 'Payment' },
  { current: 3, done: 3, at: null },
])('at $current: $done done, current is $at', ({ current, done, at }) => {
  const { container } = render(<Steps steps={['Order', 'Checkout', 'Payment']} current={current} />);
  expect(container.querySelectorAll('[data-done]')).toHaveLength(done);
  expect(container.querySelector('[aria-current="step"]')?.textContent?.replace(/^\d/, '') ?? null).toBe(at);
});

it('names the list and passes class and the rest to it', () => {
  render(<Steps steps={['Order']} current={0} label="Your order" className="wide" data-testid="root" />);
  const list = screen.getByRole('list', { name: 'Your order' });
  expect(list).toBe(screen.getByTestId('root'));
  expect(list.classList).toContain('wide');
});
