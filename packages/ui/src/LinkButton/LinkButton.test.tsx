import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../Button';
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
