import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TextField } from './TextField';

it('hands ref and attributes to the input and the class to the outer box', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <TextField ref={ref} label="Phone" type="tel" autoComplete="tel" name="phone" required className="mine" />,
  );
  expect(ref.current).toBe(screen.getByLabelText('Phone'));
  expect(ref.current?.type).toBe('tel');
  expect(ref.current?.autocomplete).toBe('tel');
  expect(ref.current?.required).toBe(true);
  expect(container.firstElementChild?.classList).toContain('mine');
});

it('reads its unit, its hint and the caller’s own words, in one description', () => {
  render(
    <>
      <TextField id="price" label="Price" prefix="IDR" hint="Whole rupiah" aria-describedby="more" />
      <p id="more">per cup</p>
    </>,
  );
  const ids = screen.getByLabelText('Price').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Whole rupiah', 'IDR', 'per cup']);
});

it('is invalid only while there is an error', () => {
  const { rerender } = render(<TextField label="Email" error="Write the whole address" />);
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  rerender(<TextField label="Email" error="" />);
  expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false);
});
