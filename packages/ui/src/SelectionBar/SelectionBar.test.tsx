import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectionBar } from './SelectionBar';

const actions = { onClear: vi.fn<() => void>(), onDelete: vi.fn<() => void>() };

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<SelectionBar ref={ref} className="extra" id="bar" count={1} {...actions} />);
  expect(screen.getByRole('region', { name: 'Selection' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('bar');
});

it('takes no focus when it comes up', () => {
  const { rerender } = render(<SelectionBar count={0} {...actions} />);
  const before = document.activeElement;
  rerender(<SelectionBar count={1} {...actions} />);
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(document.activeElement).toBe(before);
});
