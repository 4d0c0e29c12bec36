import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { TextArea } from './TextArea';

const words = (used: number) => 'x'.repeat(used);

it.each([
  [79, ''],
  [80, '20 characters left'],
  [100, '0 characters left'],
  [120, '0 characters left'],
])('with %i of 100 characters says "%s"', (used, text) => {
  render(<TextArea label="Note" maxLength={100} value={words(used)} onChange={vi.fn()} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('counts what it was given when nobody controls it', () => {
  render(<TextArea label="Note" maxLength={10} defaultValue={words(9)} />);
  expect(screen.getByRole('status').textContent).toBe('1 character left');
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'x' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('has no counter without a limit, and hands ref and class on', () => {
  const ref = createRef<HTMLTextAreaElement>();
  const { container } = render(<TextArea ref={ref} label="Note" name="note" className="mine" />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(ref.current?.name).toBe('note');
  expect(container.firstElementChild?.classList).toContain('mine');
});
