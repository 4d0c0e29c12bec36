import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it.each([
  { value: 0, min: 0, max: undefined, less: false, more: true },
  { value: 1, min: 0, max: undefined, less: true, more: true },
  { value: 1, min: 1, max: 1, less: false, more: false },
  { value: 9, min: 0, max: 9, less: true, more: false },
  { value: 12, min: 0, max: 9, less: true, more: false },
])('$value within $min..$max: less $less, more $more', ({ value, min, max, less, more }) => {
  render(<QuantityStepper label="Cups" value={value} min={min} max={max} onChange={vi.fn()} />);
  expect(button('One less').disabled).toBe(!less);
  expect(button('One more').disabled).toBe(!more);
});

it('comes back into range in one step', () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={12} max={9} onChange={onChange} />);
  fireEvent.click(button('One less'), { detail: 1 });
  expect(onChange.mock.calls).toEqual([[9]]);
});

it('counts a hold by its repeats, and its last click as none', () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={1} onChange={onChange} />);
  fireEvent.pointerDown(button('One more'), { button: 0 });
  act(() => void vi.advanceTimersByTime(600));
  const repeats = onChange.mock.calls.length;
  expect(repeats).toBeGreaterThan(1);
  fireEvent.pointerUp(button('One more'));
  fireEvent.click(button('One more'), { detail: 1 });
  act(() => void vi.advanceTimersByTime(2000));
  expect(onChange).toHaveBeenCalledTimes(repeats);
});

it.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('%s ends a hold', (end) => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={1} onChange={onChange} />);
  fireEvent.pointerDown(button('One more'), { button: 0 });
  fireEvent[end](button('One more'));
  act(() => void vi.advanceTimersByTime(2000));
  expect(onChange).not.toHaveBeenCalled();
});

it('still answers the keyboard after a hold that ended off the button', () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={1} onChange={onChange} />);
  fireEvent.pointerDown(button('One more'), { button: 0 });
  act(() => void vi.advanceTimersByTime(600));
  fireEvent.pointerLeave(button('One more'));
  onChange.mockClear();
  fireEvent.click(button('One more'), { detail: 0 });
  expect(onChange.mock.calls).toEqual([[2]]);
});

it('ignores the other mouse buttons', () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={1} onChange={onChange} />);
  fireEvent.pointerDown(button('One more'), { button: 2 });
  act(() => void vi.advanceTimersByTime(2000));
  expect(onChange).not.toHaveBeenCalled();
});

it('is a named group with a figure of the same name, and takes class and the rest', () => {
  render(<QuantityStepper label="Cups" value={3} onChange={vi.fn()} className="x" data-testid="root" />);
  const group = screen.getByRole('group', { name: 'Cups' });
  expect(group).toBe(screen.getByTestId('root'));
  expect(group.classList).toContain('x');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cups' }).value).toBe('3');
});

it.each([
  [{ value: 3, max: 9 }, ['3', '0', '9', null]],
  [{ value: 3, min: 1 }, ['3', '1', null, null]],
  [{ value: 3, valueText: (count: number) => `${count} cups` }, ['3', '0', null, '3 cups']],
])('tells assistive technology where it stands: %o', (props, told) => {
  render(<QuantityStepper label="Cups" {...props} />);
  const figure = screen.getByRole('spinbutton');
  expect(['now', 'min', 'max', 'text'].map((name) => figure.getAttribute(`aria-value${name}`))).toEqual(told);
});

it.each([
  ['{End} without a highest count', 'End', undefined, []],
  ['{End}', 'End', 8, [[8]]],
  ['{Home}', 'Home', 8, [[0]]],
  ['{PageUp}', 'PageUp', 8, [[8]]],
  ['{PageDown}', 'PageDown', 8, [[0]]],
  ['a letter', 'a', 8, []],
] as const)('%s', (_, key, max, calls) => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={2} max={max} onChange={onChange} />);
  // false: the browser has nothing more to do with the key
  expect(fireEvent.keyDown(screen.getByRole('spinbutton'), { key })).toBe(calls.length === 0);
  expect(onChange.mock.calls).toEqual(calls);
});

it('goes on from what is being typed', () => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Cups" value={2} pageStep={5} onChange={onChange} />);
  const figure = screen.getByRole('spinbutton');
  fireEvent.change(figure, { target: { value: '20' } });
  fireEvent.keyDown(figure, { key: 'PageUp' });
  fireEvent.change(figure, { target: { value: '7' } });
  fireEvent.blur(figure);
  expect(onChange.mock.calls).toEqual([[25], [7]]);
});
