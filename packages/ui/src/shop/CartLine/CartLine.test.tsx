import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { CartLine, type CartLineProps } from './CartLine';

function props(changed: Partial<CartLineProps> = {}): CartLineProps {
  return {
    image: null,
    name: 'Cold Brew',
    detail: 'Regular',
    price: 60000,
    quantity: 2,
    onQuantityChange: vi.fn<CartLineProps['onQuantityChange']>(),
    onRemove: vi.fn<CartLineProps['onRemove']>(),
    ...changed,
  };
}

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLLIElement>();
  render(<CartLine {...props()} ref={ref} className="extra" id="line" />);
  expect(screen.getByRole('listitem')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('line');
});

it('tells two lines of the same size apart by name', () => {
  render(<CartLine {...props()} />);
  expect(screen.getByRole('group', { name: 'Quantity of Cold Brew' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Cold Brew' }).textContent).toBe('Remove');
});

it.each([
  ['nothing wrong', undefined, undefined, true, false],
  ['gone', 'Sold out since you added it.', undefined, false, true],
  ['gone, said as none left', 'Sold out since you added it.', 0, false, true],
  ['fewer would do', 'Only 3 left today.', 3, true, false],
])('keeps the stepper only while a number can still be chosen: %s', (_, problem, max, stepper, struck) => {
  const { container } = render(<CartLine {...props({ problem, max })} />);
  expect(screen.queryByRole('group') !== null).toBe(stepper);
  expect(container.querySelector('s.sd-price') !== null).toBe(struck);
  expect(screen.queryByText(String(problem)) !== null).toBe(problem !== undefined);
});

it('goes no higher than can be had', () => {
  render(<CartLine {...props({ quantity: 3, max: 3 })} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
});

it('removes at once where nothing can move', () => {
  const given = props();
  render(<CartLine {...given} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cold Brew' }));
  expect(given.onRemove).toHaveBeenCalledOnce();
});
