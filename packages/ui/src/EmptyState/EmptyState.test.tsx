import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLDivElement>();
  render(<EmptyState ref={ref} className="extra" id="none" title="Nothing" text="Yet." />);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('none');
});

it('takes its heading from where it stands', () => {
  render(<EmptyState headingLevel={3} title="Nothing" text="Yet." />);
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing' })).toBeTruthy();
});

it('draws the glass it is told to, the empty one unless told', () => {
  const { container, rerender } = render(<EmptyState title="Nothing" text="Yet." />);
  expect(container.querySelector('.sd-glass-coffee')).toBeNull();
  rerender(<EmptyState glass="lidded" title="Nothing" text="Yet." />);
  expect(container.querySelector('svg')?.dataset['pose']).toBe('lidded');
});
