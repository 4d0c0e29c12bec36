import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Footer } from './Footer';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<Footer ref={ref} className="extra" id="foot" brandHref="/" blurb="Brewed." columns={[]} />);
  expect(screen.getByRole('contentinfo')).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('foot');
});

it('links what leads somewhere and only says the rest', () => {
  const items = [{ label: 'Terms', href: '/terms' }, { label: 'Every day 7 am - 9 pm' }];
  render(<Footer brandHref="/" blurb="Brewed." columns={[{ title: 'Help', items }]} />);
  const [terms, hours] = screen.getAllByRole('listitem');
  expect(
    within(terms as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/terms');
  expect(hours?.innerHTML).toBe('Every day 7 am - 9 pm');
});
