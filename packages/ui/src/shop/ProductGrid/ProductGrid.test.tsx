import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ProductGrid } from './ProductGrid';
import { ProductGridSkeleton } from './ProductGridSkeleton';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(
    <ProductGrid ref={ref} className="extra" id="grid" label="Menu">
      one
    </ProductGrid>,
  );
  expect(screen.getByRole('region', { name: 'Menu' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('grid');
});

it.each([
  [true, 'true'],
  [false, null],
])('says whether it is busy: %s', (busy, said) => {
  const { container } = render(<ProductGrid busy={busy}>one</ProductGrid>);
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe(said);
});

it('waits with a page of eight, or with as many as are known to come', () => {
  const { container, rerender } = render(<ProductGridSkeleton loadingLabel="Loading" />);
  expect(container.querySelectorAll('.sd-pcard-skel')).toHaveLength(8);
  rerender(<ProductGridSkeleton loadingLabel="Loading" count={3} />);
  expect(container.querySelectorAll('.sd-pcard-skel')).toHaveLength(3);
});
