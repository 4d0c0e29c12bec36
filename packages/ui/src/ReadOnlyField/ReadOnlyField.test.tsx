import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReadOnlyField } from './ReadOnlyField';

it.each([
  ['Rani', 'Rani'],
  [0, '0'],
  ['', 'your name here'],
  [null, 'your name here'],
  [undefined, 'your name here'],
])('shows %s as "%s"', (value, words) => {
  render(<ReadOnlyField label="Display name" value={value} placeholder="your name here" data-testid="root" />);
  expect(screen.getByTestId('root').textContent).toBe(`Display name${words}`);
});

it('puts class and the rest on the root', () => {
  render(<ReadOnlyField label="Phone" value="" className="mine" id="phone" />);
  expect(document.getElementById('phone')?.classList).toContain('mine');
});
