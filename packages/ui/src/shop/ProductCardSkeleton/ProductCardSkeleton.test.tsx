import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ProductCardSkeleton } from './ProductCardSkeleton';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<ProductCardSkeleton ref={ref} className="extra" id="soon" />);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('soon');
});

it('is not there for screen readers: the list speaks once for all of them', () => {
  const { container } = render(<ProductCardSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('writes no style attribute: the page forbids them in the HTML the server sends', () => {
  const { container } = render(<ProductCardSkeleton />);
  expect(container.innerHTML).not.toContain('style=');
});
