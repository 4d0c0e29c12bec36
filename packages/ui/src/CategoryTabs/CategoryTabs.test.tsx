import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CategoryTabs, scrollTabIntoView } from './CategoryTabs';

const tabs = [
  { id: 'all', label: 'All' },
  { id: '1', label: 'Coffee' },
];

it('ties the tabs to the panel named, and to none when none is', () => {
  const { rerender } = render(
    <CategoryTabs label="Category" tabs={tabs} value="all" onChange={vi.fn()} panelId="menu" />,
  );
  expect(screen.getByRole('tab', { name: 'Coffee' }).id).toBe('menu-1');
  expect(screen.getByRole('tab', { name: 'Coffee' }).getAttribute('aria-controls')).toBe('menu');
  rerender(<CategoryTabs label="Category" tabs={tabs} value="all" onChange={vi.fn()} />);
  expect(screen.getByRole('tab', { name: 'Coffee' }).hasAttribute('aria-controls')).toBe(false);
});

it('has no style attribute in the server page, which the content security policy would refuse', () => {
  expect(renderToString(<CategoryTabs label="Category" tabs={tabs} value="all" onChange={vi.fn()} />)).not.toMatch(
    /style=/,
  );
});

it.each([
  { where: 'in sight', left: 100, right: 180, moved: 0 },
  { where: 'behind the end', left: 350, right: 450, moved: 450 + 32 - 390 },
  { where: 'without room for the next', left: 300, right: 380, moved: 380 + 32 - 390 },
  { where: 'behind the start', left: -80, right: 10, moved: -80 - 32 },
])('a tab $where moves the row by $moved px', ({ left, right, moved }) => {
  const row = document.createElement('div');
  const tab = document.createElement('button');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 390, 44);
  tab.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 44);
  Object.defineProperty(row, 'scrollLeft', { value: 200, writable: true });
  scrollTabIntoView(row, tab);
  expect(row.scrollLeft - 200).toBe(moved);
});
