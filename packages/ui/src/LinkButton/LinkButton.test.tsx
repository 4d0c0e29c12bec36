import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button';
import { type LinkProps, LinkProvider } from '../Link';
import { LinkButton, type LinkButtonProps } from './LinkButton';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

it('is rendered by the app’s link, dressed as a button', () => {
  const ref = createRef<HTMLAnchorElement>();
  const look = { variant: 'brand', size: 'lg', block: true, className: 'mine' } as const;
  render(
    <LinkProvider component={RouterLink}>
      <LinkButton {...look} ref={ref} href="/products">
        See the menu
      </LinkButton>
      <Button {...look} />
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'See the menu' });
  expect(ref.current).toBe(link);
  expect(link.dataset.router).toBe('yes');
  expect(link.classList).toContain('mine');
  expect(link.className).toBe(screen.getByRole('button').className);
});

const kinds: [string, () => LinkButtonProps][] = [
  ['an address', () => ({ href: '/products' })],
  ['an element', () => ({ render: <RouterLink href="/products" /> })],
];

it.each(kinds)('while loading, %s keeps focus and name and is not followed', (_, target) => {
  const onClick = vi.fn();
  const link = (loading: boolean) => (
    <LinkButton {...target()} onClick={onClick} loading={loading} icon={<i />}>
      Menu
    </LinkButton>
  );
  const { rerender } = render(link(false));
  const anchor = screen.getByRole('link', { name: 'Menu' });
  anchor.focus();
  rerender(link(true));
  expect(screen.getByRole('link', { name: 'Menu', busy: true })).toBe(anchor);
  expect(document.activeElement).toBe(anchor);
  expect(fireEvent.click(anchor)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  rerender(link(false));
  expect(anchor.hasAttribute('aria-busy')).toBe(false);
  fireEvent.click(anchor);
  expect(onClick).toHaveBeenCalledOnce();
});

it.each(kinds)('disabled, %s is a link by role that leads nowhere', (_, target) => {
  const onClick = vi.fn();
  render(
    <LinkButton {...target()} onClick={onClick} disabled>
      Menu
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.classList).toContain('sd-btn');
  fireEvent.click(link);
  expect(onClick).not.toHaveBeenCalled();
});

it('asks for somewhere to go', () => {
  // @ts-expect-error neither an address nor an element
  const nowhere = <LinkButton>Menu</LinkButton>;
  expect(nowhere.props).not.toHaveProperty('href');
});
