import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { DateField } from './DateField';

const type = (text: string) => fireEvent.change(screen.getByLabelText('Birthday'), { target: { value: text } });
const shown = () => (screen.getByLabelText('Birthday') as HTMLInputElement).value;

it.each([
  ['4/4/1996', [['1996-04-04']], []],
  // typed anew, the same day takes back what was told before
  ['03/04/1996 ', [['1996-04-03']], []],
  ['', [['']], []],
  ['03/04/19', [], [['03/04/19']]],
])('tells of "%s"', (text, changes, invalid) => {
  const onChange = vi.fn();
  const onInvalid = vi.fn();
  render(<DateField label="Birthday" value="1996-04-03" onChange={onChange} onInvalid={onInvalid} />);
  type(text);
  expect([onChange.mock.calls, onInvalid.mock.calls]).toEqual([changes, invalid]);
});

it('gives up what was typed when its owner sets another day', () => {
  const { rerender } = render(<DateField label="Birthday" value="1996-04-03" onChange={vi.fn()} />);
  type('31/02');
  expect(shown()).toBe('31/02');
  rerender(<DateField label="Birthday" value="2000-01-01" onChange={vi.fn()} />);
  expect(shown()).toBe('01/01/2000');
});

it('lets the owner’s error speak before its own', () => {
  render(<DateField label="Birthday" value="" onChange={vi.fn()} error="Needed" />);
  type('31/02/1996');
  fireEvent.blur(screen.getByLabelText('Birthday'));
  expect(screen.getByText('Needed')).toBeTruthy();
  expect(screen.queryByText('Use dd/mm/yyyy')).toBeNull();
});

it('hands ref and attributes to the text field and the bounds to the calendar', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <DateField
      ref={ref}
      label="Birthday"
      value=""
      onChange={vi.fn()}
      name="birthday"
      required
      min="1900-01-01"
      max="2020-01-01"
    />,
  );
  expect([ref.current?.dataset.name, ref.current?.required]).toEqual(['birthday', true]);
  const native = container.querySelector<HTMLInputElement>('[type=date]');
  expect([native?.min, native?.max, native?.name]).toEqual(['1900-01-01', '2020-01-01', '']);
});
