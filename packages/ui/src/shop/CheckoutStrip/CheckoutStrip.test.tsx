import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { CheckoutStrip, type CheckoutStripProps } from './CheckoutStrip';

const props: CheckoutStripProps = { image: null, name: 'Cold Brew', detail: '(2) Regular', price: 60000, action: null };

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLElement>();
  render(<CheckoutStrip {...props} ref={ref} className="extra" id="strip" />);
  expect(screen.getByRole('region', { name: 'Summary' })).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.id).toBe('strip');
});

it.each(['bar', 'roast'] as const)('says the choice and its price once: %s', (tone) => {
  render(<CheckoutStrip {...props} tone={tone} />);
  expect(screen.getByText('(2) Regular')).toBeTruthy();
  const prices = [...screen.getByRole('region').querySelectorAll('.sd-price')].map(({ textContent }) => textContent);
  expect(prices).toEqual(['IDR 60,000']);
});

it('leaves the price out when there is none', () => {
  render(<CheckoutStrip {...props} price={undefined} />);
  expect(screen.getByRole('region').textContent).toBe('Cold Brew(2) Regular');
});

it('keeps the place of a missing picture, but not of one that was never meant', () => {
  const { container, rerender } = render(<CheckoutStrip {...props} />);
  expect(container.querySelector('.sd-thumbnail')).not.toBeNull();
  rerender(<CheckoutStrip {...props} image={undefined} />);
  expect(container.querySelector('.sd-thumbnail')).toBeNull();
});
