import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton';

it('is silent, and as wide as its container unless told', () => {
  const { container } = render(<Skeleton className="photo" />);
  const bar = container.firstElementChild as HTMLElement;
  expect(bar.getAttribute('aria-hidden')).toBe('true');
  expect(bar.classList).toContain('photo');
  expect(bar.dataset).toMatchObject({ width: 'full', height: 'line' });
});
