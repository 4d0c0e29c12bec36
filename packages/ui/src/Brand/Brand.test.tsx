import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type LinkProps, LinkProvider } from '../Link';
import { Brand } from './Brand';

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children}
    </a>
  );
}

it('leads home through the app’s link, named after the shop', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Brand href="/" name="Kopi Kita" className="mine" />
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Kopi Kita, home' });
  expect(link.dataset.router).toBe('yes');
  expect(link.classList).toContain('mine');
  expect(link.textContent).toBe('Kopi Kita');
});
