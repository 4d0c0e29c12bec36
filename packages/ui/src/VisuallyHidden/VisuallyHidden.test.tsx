import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './VisuallyHidden';

it('hands role, class and words to the root', () => {
  render(
    <VisuallyHidden role="status" className="mine">
      4 products
    </VisuallyHidden>,
  );
  const root = screen.getByRole('status');
  expect(root.textContent).toBe('4 products');
  expect(root.classList).toContain('mine');
});
