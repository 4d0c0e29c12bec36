import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PaymentRadio } from './PaymentRadio';

const way = (id: number, disabledReason?: string) => ({
  id,
  label: `Way ${id}`,
  help: 'Help',
  icon: null,
  disabledReason,
});

it.each([
  { value: null, checked: [] },
  { value: 2, checked: ['Way 2'] },
  { value: 9, checked: [] },
])('value $value checks $checked', ({ value, checked }) => {
  render(<PaymentRadio legend="Pay" options={[way(1), way(2)]} value={value} onChange={vi.fn()} />);
  const names = screen
    .queryAllByRole('radio', { checked: true })
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(names).toEqual(checked);
});

it('tells the id as a number, and nothing for a way that is off or chosen already', () => {
  const onChange = vi.fn();
  render(
    <PaymentRadio legend="Pay" options={[way(1), way(2), way(3, 'Not for dine in')]} value={1} onChange={onChange} />,
  );
  for (const radio of screen.getAllByRole('radio')) fireEvent.click(radio);
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('has neither a style attribute nor a hidden input in the server page', () => {
  const html = renderToString(<PaymentRadio legend="Pay" options={[way(1)]} value={1} onChange={vi.fn()} />);
  expect(html).not.toMatch(/style=|<input/);
});

it('passes class, style and the rest to the group', () => {
  render(
    <PaymentRadio
      legend="Pay"
      options={[way(1)]}
      value={1}
      onChange={vi.fn()}
      className="x"
      style={{ marginTop: 4 }}
      data-testid="root"
    />,
  );
  const root = screen.getByRole('radiogroup', { name: 'Pay' });
  expect(root).toBe(screen.getByTestId('root'));
  expect(root.className).toBe('pays x');
  expect(root.style.marginTop).toBe('4px');
});
