import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PaymentRadio } from './PaymentRadio';

const method = (id: number, disabledReason?: string) => ({
  id,
  label: `Method ${id}`,
  help: 'Help',
  icon: null,
  disabledReason,
});

it.each([
  { value: null, checked: [] },
  { value: 2, checked: ['Method 2'] },
  { value: 9, checked: [] },
])('value $value checks $checked', ({ value, checked }) => {
  render(<PaymentRadio legend="Pay" options={[method(1), method(2)]} value={value} onChange={vi.fn()} />);
  const names = screen
    .queryAllByRole('radio', { checked: true })
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(names).toEqual(checked);
});

it('tells the id as a number, and nothing for a method that is off or chosen already', () => {
  const onChange = vi.fn();
  render(
    <PaymentRadio
      legend="Pay"
      options={[method(1), method(2), method(3, 'Not for dine in')]}
      value={1}
      onChange={onChange}
    />,
  );
  for (const radio of screen.getAllByRole('radio')) fireEvent.click(radio);
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('has neither a style attribute nor a hidden input in the server page', () => {
  const html = renderToString(<PaymentRadio legend="Pay" options={[method(1)]} value={1} onChange={vi.fn()} />);
  expect(html).not.toMatch(/style=|<input/);
});

it('looks the same on the server: names, help, what is chosen and what is off', () => {
  const options = [method(1), method(2), method(3, 'Not for dine in')];
  const group = <PaymentRadio legend="Pay" options={options} value={2} onChange={vi.fn()} />;
  const server = document.createElement('div');
  server.innerHTML = renderToString(group);
  const { container } = render(group);
  const read = (root: Element) =>
    [...root.querySelectorAll<HTMLButtonElement>('[role=radio]')].map((radio) => ({
      words: radio.innerHTML.replaceAll(/ id="[^"]*"/g, ''),
      attributes: ['aria-checked', 'data-state', 'value'].map((name) => radio.getAttribute(name)),
      disabled: radio.disabled,
    }));
  expect(read(server)).toEqual(read(container));
  expect(container.querySelector('input')).toBeNull();
});

it('passes class, style and the rest to the group', () => {
  render(
    <PaymentRadio
      legend="Pay"
      options={[method(1)]}
      value={1}
      onChange={vi.fn()}
      className="x"
      style={{ marginTop: 4 }}
      data-testid="root"
    />,
  );
  const root = screen.getByRole('radiogroup', { name: 'Pay' });
  expect(root).toBe(screen.getByTestId('root'));
  expect(root.classList).toContain('x');
  expect(root.style.marginTop).toBe('4px');
});
