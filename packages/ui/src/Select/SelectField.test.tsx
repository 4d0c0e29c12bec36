import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from './SelectField';

const options = [
  { value: 'coffee', label: 'Coffee' },
  { value: 'foods', label: 'Foods' },
];

it.each([
  ['the placeholder', { placeholder: 'Choose one' }, ''],
  ['the first row without a placeholder', {}, 'coffee'],
  ['the given start', { placeholder: 'Choose one', defaultValue: 'foods' }, 'foods'],
  ['the controlled value', { placeholder: 'Choose one', value: 'foods', onChange: vi.fn() }, 'foods'],
  ['nothing, controlled', { placeholder: 'Choose one', value: '', onChange: vi.fn() }, ''],
])('starts with %s', (_, props, value) => {
  render(<SelectField label="Category" options={options} {...props} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe(value);
});

it('hands ref and attributes to the select and the class to the outer box', () => {
  const ref = createRef<HTMLSelectElement>();
  const { container } = render(
    <SelectField ref={ref} label="Category" options={options} name="category" error="bad" className="mine" />,
  );
  expect(ref.current?.name).toBe('category');
  expect(ref.current?.getAttribute('aria-invalid')).toBe('true');
  expect(container.firstElementChild?.classList).toContain('mine');
});
