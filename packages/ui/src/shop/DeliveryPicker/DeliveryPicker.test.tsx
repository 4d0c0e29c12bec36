import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeliveryPicker } from './DeliveryPicker';

const method = (id: number, disabledReason?: string) => ({ id, label: `Method ${id}`, icon: null, disabledReason });

it('disables exactly the methods with a reason and says each reason', () => {
  render(
    <DeliveryPicker
      legend="Delivery"
      options={[method(1), method(2, 'Closed'), method(3, 'Too far')]}
      value={1}
      onChange={vi.fn()}
    />,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.disabled)).toEqual([false, true, true]);
  const reasons = radios.map(
    (radio) => document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(reasons).toEqual([undefined, 'Method 2: Closed', 'Method 3: Too far']);
});

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);

it('checks the method of the value, and none for an unknown one', () => {
  const { rerender } = render(
    <DeliveryPicker legend="Delivery" options={[method(1), method(2)]} value={2} onChange={vi.fn()} />,
  );
  expect(checked()).toEqual([false, true]);
  rerender(<DeliveryPicker legend="Delivery" options={[method(1), method(2)]} value={9} onChange={vi.fn()} />);
  expect(checked()).toEqual([false, false]);
});
