import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat } from './Stat';

it.each([
  [186, '186'],
  [0, '0'],
  [null, 'Nothing yet'],
])('writes %s as "%s"', (value, words) => {
  render(<Stat label="Orders" value={value} />);
  expect(screen.getByRole('definition').textContent).toBe(words);
});

it('puts class and the rest on the root', () => {
  render(<Stat label="Orders" value={1} className="mine" data-testid="root" />);
  expect(screen.getByTestId('root').classList).toContain('mine');
});
