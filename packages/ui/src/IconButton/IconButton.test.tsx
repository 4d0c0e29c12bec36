import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Badge } from '../Badge';
import { IconButton } from './IconButton';

it('is named by its label alone when the badge counts nothing', () => {
  render(<IconButton label="Chat" icon={<svg aria-hidden="true" />} badge={<Badge count={0} label="0 unread" />} />);
  expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy();
});

it('is no submit button, and hands ref, class and attributes to the button', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<IconButton ref={ref} label="Search" icon={null} outlined className="sd-find" aria-expanded={false} />);
  expect(ref.current?.type).toBe('button');
  expect(ref.current?.classList).toContain('sd-find');
  expect(ref.current?.getAttribute('aria-expanded')).toBe('false');
});
