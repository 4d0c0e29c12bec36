import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox';

it('keeps the third state apart from the checked one', () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(
    <Checkbox ref={ref} label="Select all" checked={false} indeterminate onChange={vi.fn()} />,
  );
  expect(ref.current?.indeterminate).toBe(true);
  expect(ref.current?.checked).toBe(false);
  rerender(<Checkbox ref={ref} label="Select all" checked onChange={vi.fn()} />);
  expect(ref.current?.indeterminate).toBe(false);
  expect(ref.current?.checked).toBe(true);
});

it('is controlled: a tap asks, the owner decides', () => {
  const onChange = vi.fn();
  render(<Checkbox label="Select" checked={false} onChange={onChange} />);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('hands ref and attributes to the input and the class to the row', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(<Checkbox ref={ref} label="Agree" name="agree" value="yes" className="mine" />);
  expect(ref.current).toBe(screen.getByRole('checkbox', { name: 'Agree' }));
  expect(ref.current?.name).toBe('agree');
  expect(container.firstElementChild?.classList).toContain('mine');
});
