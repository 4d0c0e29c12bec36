import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumb } from './Breadcrumb';

it('links all but the last item, which is the current page', () => {
  render(
    <Breadcrumb
      items={[
        { label: 'Coffee', href: '/products' },
        { label: 'Hazelnut Latte', href: '/product/1' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Coffee']);
  expect(links[0]?.getAttribute('href')).toBe('/products');
  expect(screen.getByText('Hazelnut Latte').getAttribute('aria-current')).toBe('page');
});

it('shows an item without an address as plain text that is not the current page', () => {
  render(<Breadcrumb items={[{ label: 'Coffee' }, { label: 'Latte' }]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Coffee').hasAttribute('aria-current')).toBe(false);
});

it('is a named landmark that takes class and the rest', () => {
  render(<Breadcrumb items={[{ label: 'Latte' }]} className="mt-2" data-testid="root" />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(nav).toBe(screen.getByTestId('root'));
  expect(nav.classList).toContain('mt-2');
});
