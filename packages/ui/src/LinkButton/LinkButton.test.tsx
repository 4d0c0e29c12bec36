import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { type LinkProps, LinkProvider } from '../Link';
import { LinkButton } from './LinkButton';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

it('is rendered by the app’s link, dressed as a button', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <LinkProvider component={RouterLink}>
      <LinkButton ref={ref} href="/products" variant="brand" size="lg" block className="mine">
        See the menu
      </LinkButton>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'See the menu' });
  expect(ref.current).toBe(link);
  expect(link.dataset.router).toBe('yes');
  expect(link.className).toBe('btn btn-brand btn-lg btn-block mine');
});
