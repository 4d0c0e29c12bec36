import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { OrderColumn } from './OrderColumn';

it('puts class, ref and the rest on the root, named by its title', () => {
  const ref = createRef<HTMLElement>();
  render(<OrderColumn ref={ref} className="extra" id="col" title="Ready" tone="ok" count={3} />);
  expect(screen.getByRole('region', { name: 'Ready' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('col');
  expect(ref.current?.dataset['tone']).toBe('ok');
});

it('says how many orders are in it', () => {
  render(<OrderColumn title="Ready" tone="ok" count={3} />);
  expect(screen.getByRole('region').textContent).toBe('Ready3');
});
