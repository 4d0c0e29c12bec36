import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field, type FieldProps } from '.';
import { Affix } from './Affix';

const field = (props: Partial<FieldProps>) => (
  <Field label="Email" {...props}>
    {(control) => <input {...control} />}
  </Field>
);

it.each([
  ['no words at all', {}, null, null],
  ['a hint', { id: 'email', hint: 'help' }, null, 'email-hint'],
  ['an error instead of the hint', { id: 'email', hint: 'help', error: 'bad' }, 'true', 'email-error'],
  ['further words', { id: 'email', describedBy: 'unit' }, null, 'unit'],
  ['an error and further words', { id: 'email', error: 'bad', describedBy: 'unit' }, 'true', 'email-error unit'],
] as const)('ties %s to the control', (_, props, invalid, describedBy) => {
  render(field(props));
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe(invalid);
  expect(input.getAttribute('aria-describedby')).toBe(describedBy);
});

it('gives two fields of one label ids of their own', () => {
  render(
    <>
      {field({})}
      {field({})}
    </>,
  );
  const ids = screen.getAllByLabelText('Email').map((input) => input.id);
  expect(new Set(ids).size).toBe(2);
});

it('puts no box round a control without units', () => {
  const { container, rerender } = render(<Affix>x</Affix>);
  expect(container.innerHTML).toBe('x');
  rerender(<Affix suffix="%">x</Affix>);
  expect(container.querySelector('.sd-affix .sd-post')?.textContent).toBe('%');
});
