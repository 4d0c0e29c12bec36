import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Segment } from './Segment';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

it('is one group named by its legend, hidden or not', () => {
  render(<Segment legend="Now" hideLegend options={options} value="no" onChange={vi.fn()} />);
  expect(screen.getByRole('group', { name: 'Now' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
});

it('keeps two segments of a page apart, unless both are given one name', () => {
  render(
    <>
      <Segment legend="First" options={options} value="yes" onChange={vi.fn()} />
      <Segment legend="Second" options={options} value="no" onChange={vi.fn()} />
      <Segment legend="Third" name="now" options={options} value="yes" onChange={vi.fn()} />
    </>,
  );
  const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.name);
  expect(new Set(names).size).toBe(3);
  expect(names.at(-1)).toBe('now');
});

it('hands ref, class and attributes to the fieldset', () => {
  const ref = createRef<HTMLFieldSetElement>();
  render(<Segment ref={ref} legend="Now" options={options} value="yes" onChange={vi.fn()} className="mine" disabled />);
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.disabled).toBe(true);
});
