import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CouponPicker, type CouponOption } from './CouponPicker';

const coupon = (value: string): CouponOption => ({
  value,
  tone: 'sambal',
  offer: '10K',
  offerNote: 'off',
  title: value,
  condition: 'Min. IDR 1',
});
const coupons = [coupon('A'), coupon('B')];

it.each([
  { value: null, press: 'A', told: 'A' },
  { value: 'A', press: 'B', told: 'B' },
  { value: 'A', press: 'A', told: null },
])('from $value, press $press: tells $told', ({ value, press, told }) => {
  const onChange = vi.fn();
  render(<CouponPicker legend="Promo" coupons={coupons} value={value} onChange={onChange} />);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${press}`) }));
  expect(onChange.mock.calls).toEqual([[told]]);
});

it('shows blank tickets and says it is busy while loading', () => {
  render(<CouponPicker legend="Promo" coupons={coupons} value={null} onChange={vi.fn()} loading />);
  const group = screen.getByRole('group', { name: 'Promo' });
  expect(group.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([true, false])('shows its legend to the eye only when asked (%s)', (showLegend) => {
  render(<CouponPicker legend="Promo" coupons={coupons} value={null} onChange={vi.fn()} showLegend={showLegend} />);
  expect(screen.getByText('Promo').classList.contains('sd-sr')).toBe(!showLegend);
});
