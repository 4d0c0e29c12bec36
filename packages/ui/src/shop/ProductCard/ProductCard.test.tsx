import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductCard, type ProductCardProps } from './ProductCard';

afterEach(() => {
  vi.useRealTimers();
});

const onAdd = vi.fn<() => void>();

function props(changed: Partial<ProductCardProps> = {}): ProductCardProps {
  return {
    href: '/product/1',
    name: 'Cold Brew',
    price: 30000,
    meta: '640 sold',
    image: null,
    action: { kind: 'add', label: 'Add Cold Brew to cart', onAdd },
    ...changed,
  };
}

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<ProductCard {...props()} ref={ref} className="extra" id="card" />);
  expect(screen.getByRole('article')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('card');
});

it('writes the price as one text', () => {
  const { container } = render(<ProductCard {...props()} />);
  expect(container.querySelector('.sd-price')?.textContent).toBe('IDR 30,000');
});

it('takes its heading from where it stands', () => {
  render(<ProductCard {...props({ headingLevel: 2 })} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Cold Brew' })).toBeTruthy();
});

it('says why it cannot be had instead of its flag, and cannot be added', () => {
  render(<ProductCard {...props({ soldOut: 'Sold out', flag: 'Favorite' })} />);
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.queryByText('Favorite')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add Cold Brew to cart' }).disabled).toBe(true);
});

it('leads an admin to the form, sold out or not', () => {
  const action = { kind: 'edit', label: 'Edit Cold Brew', href: '/product/1/edit' } as const;
  render(<ProductCard {...props({ soldOut: 'Sold out', action })} />);
  expect(screen.getByRole('link', { name: 'Edit Cold Brew' }).getAttribute('href')).toBe('/product/1/edit');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has no disc and no bite without an action', () => {
  const { container } = render(<ProductCard {...props({ action: null })} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[data-bitten]')).toBeNull();
});

it('counts the tick from the last of several taps', () => {
  vi.useFakeTimers();
  render(<ProductCard {...props()} />);
  const plus = screen.getByRole('button');
  const ticked = () => plus.hasAttribute('data-added');
  fireEvent.click(plus);
  act(() => vi.advanceTimersByTime(1000));
  fireEvent.click(plus);
  act(() => vi.advanceTimersByTime(1000));
  expect(ticked()).toBe(true);
  act(() => vi.advanceTimersByTime(200));
  expect(ticked()).toBe(false);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

it('has its tick there before the press, which makes no picture anew', () => {
  render(<ProductCard {...props()} />);
  const plus = screen.getByRole('button');
  const pictures = [...plus.children];
  expect(pictures).toHaveLength(2);
  fireEvent.click(plus);
  for (const [at, picture] of pictures.entries()) expect(plus.children[at]).toBe(picture);
});

it('has a control over the picture after the disc and before the name, and no place for one without', () => {
  const { container, rerender } = render(<ProductCard {...props()} />);
  expect(container.querySelector('.sd-pcard-overlay')).toBeNull();
  rerender(<ProductCard {...props({ overlay: <button type="button">Keep</button> })} />);
  const [disc, overlay] = screen.getAllByRole('button');
  expect(disc?.getAttribute('aria-label')).toBe('Add Cold Brew to cart');
  expect(overlay?.textContent).toBe('Keep');
});

it('has what stands for its picture behind it, heard by nobody', () => {
  const preview = 'data:image/avif;base64,AA';
  const image = { src: '/cup-768.jpg' };
  const { container, rerender } = render(<ProductCard {...props({ image, preview })} />);
  expect(Array.from(container.querySelectorAll('img'), ({ src, alt }) => [src, alt])).toEqual([
    [preview, ''],
    [expect.stringContaining('/cup-768.jpg'), ''],
  ]);
  for (const changed of [{}, { preview, soldOut: 'Sold out' }]) {
    rerender(<ProductCard {...props({ image, ...changed })} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  }
});
