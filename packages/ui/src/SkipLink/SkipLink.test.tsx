import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkProvider } from '../Link';
import { SkipLink } from './SkipLink';

it('stays a plain anchor inside an app: the browser itself moves the focus', () => {
  render(
    <LinkProvider component={() => <b>routed</b>}>
      <SkipLink href="#main" className="mine">
        Skip to content
      </SkipLink>
    </LinkProvider>,
  );
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link.getAttribute('href')).toBe('#main');
  expect(link.classList).toContain('mine');
});
