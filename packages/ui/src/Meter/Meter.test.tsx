import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Meter } from './Meter';

it.each([
  [51, 64, '79.6875%', '51'],
  [0, 64, '0%', '0'],
  [90, 64, '100%', '64'],
  [-3, 64, '0%', '0'],
  [0, 0, '0%', '0'],
  [5, 0, '0%', '0'],
])('fills %i of %i: %s', (value, max, width, now) => {
  const { container } = render(<Meter label="Sold" value={value} max={max} />);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
  expect(screen.getByRole('meter', { name: 'Sold' }).getAttribute('aria-valuenow')).toBe(now);
});

it('has no style attribute, which the page’s policy would refuse', () => {
  expect(renderToString(<Meter label="Sold" value={1} max={2} className="mine" />)).not.toContain('style=');
});
