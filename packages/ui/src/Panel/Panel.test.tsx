import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Panel } from './Panel';

it.each([2, 3, 4] as const)('stands at level %i of the outline', (level) => {
  render(<Panel title="Order" headingLevel={level} />);
  expect(screen.getByRole('heading', { name: 'Order', level })).toBeTruthy();
});

it('has no head and no name without a title, and hands class, ref and attributes on', () => {
  const ref = createRef<HTMLElement>();
  const { container } = render(<Panel ref={ref} className="mine" id="box" />);
  expect(container.querySelector('.sd-panel-head')).toBeNull();
  expect(ref.current?.classList).toContain('mine');
  expect(ref.current?.id).toBe('box');
  expect(ref.current?.hasAttribute('aria-labelledby')).toBe(false);
});

it('keeps an action without a title, and a name given by hand', () => {
  render(<Panel aria-label="Order" action={<button type="button">Edit</button>} />);
  expect(screen.getByRole('region', { name: 'Order' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
});
