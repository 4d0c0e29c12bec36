import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField';

it('says the strength politely, and only where it is measured', () => {
  const { rerender } = render(<PasswordField label="Password" strength="" />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<PasswordField label="Password" strength="Weak: too short" />);
  expect(screen.getByRole('status').textContent).toBe('Weak: too short');
  rerender(<PasswordField label="Password" />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('is never corrected or capitalised by a keyboard, and hands ref and class on', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <PasswordField ref={ref} label="Password" autoComplete="new-password" minLength={8} className="mine" />,
  );
  expect(ref.current?.getAttribute('autocapitalize')).toBe('none');
  expect(ref.current?.getAttribute('spellcheck')).toBe('false');
  expect(ref.current?.minLength).toBe(8);
  expect(container.firstElementChild?.classList).toContain('mine');
});

it.each(['current-password', 'new-password'])('lets people paste and password managers fill: %s', (autoComplete) => {
  render(<PasswordField label="Password" autoComplete={autoComplete} />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  for (const event of [createEvent.paste(field), createEvent.copy(field), createEvent.drop(field)]) {
    fireEvent(field, event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect([field.autocomplete, field.readOnly]).toEqual([autoComplete, false]);
});

it('disables the eye with the field', () => {
  render(<PasswordField label="Password" disabled />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' }).disabled).toBe(true);
});
