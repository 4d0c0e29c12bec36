import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField';

it.each([
  [null, ''],
  [0, '0'],
  [1_250_000, '1,250,000'],
])('shows %s as "%s"', (value, text) => {
  render(<MoneyField label="Price" value={value} onChange={vi.fn()} />);
  expect((screen.getByLabelText('Price') as HTMLInputElement).value).toBe(text);
});

it('does not tell an amount it has already', () => {
  const onChange = vi.fn();
  render(<MoneyField label="Price" value={28_000} onChange={onChange} />);
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: '28000' } });
  expect(onChange).not.toHaveBeenCalled();
});

it('hands ref and attributes to the input, the class to the outer box, and reads its unit', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <MoneyField ref={ref} label="Price" value={1} onChange={vi.fn()} name="price" className="x" />,
  );
  expect(ref.current).toBe(screen.getByLabelText('Price'));
  expect(ref.current?.dataset.name).toBe('price');
  expect(container.firstElementChild?.classList).toContain('x');
  expect(document.getElementById(ref.current?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('IDR');
});
