import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CouponCard } from './CouponCard';
import { CouponTicket } from './CouponTicket';

const print = {
  tone: 'pandan',
  offer: '15%',
  offerNote: 'off',
  title: 'Pandan Week',
  condition: 'Min. IDR 40,000',
} as const;
const radio = () => screen.getByRole<HTMLInputElement>('radio');

it.each([false, true])('tells its value on every press (checked: %s)', (checked) => {
  const onSelect = vi.fn();
  render(<CouponCard {...print} name="promo" value="PANDAN" checked={checked} onSelect={onSelect} />);
  fireEvent.click(radio());
  expect(onSelect.mock.calls).toEqual([['PANDAN']]);
  expect(radio().checked).toBe(checked);
});

it('puts the reason in the place of the condition and cannot be chosen', () => {
  render(
    <CouponCard
      {...print}
      name="promo"
      value="PANDAN"
      checked={false}
      onSelect={vi.fn()}
      disabledReason="Used today"
    />,
  );
  expect(radio().disabled).toBe(true);
  expect(screen.queryByText('Min. IDR 40,000')).toBeNull();
  expect(document.getElementById(radio().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Used today');
});

it('passes class, tone and the rest to the label', () => {
  render(
    <CouponCard
      {...print}
      name="promo"
      value="PANDAN"
      checked={false}
      onSelect={vi.fn()}
      className="x"
      data-testid="root"
    />,
  );
  const root = screen.getByTestId('root');
  expect([root.tagName, root.dataset['tone']]).toEqual(['LABEL', 'pandan']);
  expect(root.classList).toContain('x');
});

it('as a ticket has nothing to choose', () => {
  render(<CouponTicket {...print} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Pandan Week').tagName).toBe('STRONG');
});
