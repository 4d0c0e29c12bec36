import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Link, type LinkProps, LinkProvider } from '.';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

function Inner(props: LinkProps) {
  return <RouterLink {...props} className="inner" />;
}

it('is a plain anchor where nobody renders links', () => {
  render(<Link href="/products">Product</Link>);
  const link = screen.getByRole('link', { name: 'Product' });
  expect(link.getAttribute('href')).toBe('/products');
  expect(link.dataset.router).toBeUndefined();
});

it('is rendered by the nearest provider', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/">Home</Link>
      <LinkProvider component={Inner}>
        <Link href="/cart">Your Cart</Link>
      </LinkProvider>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).dataset.router).toBe('yes');
  expect(screen.getByRole('link', { name: 'Your Cart' }).classList).toContain('inner');
});

it('hands ref and attributes to the anchor, through a provider too', () => {
  const plain = createRef<HTMLAnchorElement>();
  const routed = createRef<HTMLAnchorElement>();
  render(
    <>
      <Link ref={plain} href="/" aria-current="page">
        Home
      </Link>
      <LinkProvider component={RouterLink}>
        <Link ref={routed} href="/login">
          Login
        </Link>
      </LinkProvider>
    </>,
  );
  expect(plain.current?.getAttribute('aria-current')).toBe('page');
  expect(routed.current?.dataset.router).toBe('yes');
});
