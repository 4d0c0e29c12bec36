import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { TabBar } from './TabBar';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<TabBar ref={ref} className="extra" id="bar" label="Main" items={[]} />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('bar');
});

it('marks the current page and counts what waits behind a link', () => {
  render(
    <TabBar
      label="Main"
      items={[
        { label: 'Home', href: '/', icon: <svg />, current: true },
        { label: 'Your Cart', href: '/cart', icon: <svg />, badge: 3, badgeLabel: '3 items' },
        { label: 'History', href: '/history', icon: <svg />, badge: 0, badgeLabel: '0 items' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Home', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your Cart 3 items', current: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'History', current: false })).toBeTruthy();
});
