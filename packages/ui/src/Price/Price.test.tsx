import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatRupiah, Price } from '.';

it.each([
  [0, 'IDR 0'],
  [-0, 'IDR 0'],
  [999, 'IDR 999'],
  [25_000, 'IDR 25,000'],
  [1_008_888, 'IDR 1,008,888'],
  [-20_000, '- IDR 20,000'],
  [2_147_483_647, 'IDR 2,147,483,647'],
])('writes %i as %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
  expect(render(<Price amount={amount} />).container.textContent).toBe(text);
});

it.each([20_000, -20_000])('writes %i as taken off where it is signed', (amount) => {
  const { container } = render(<Price amount={amount} signed />);
  expect(container.textContent).toBe('- IDR 20,000');
});

it('has no minus before nothing', () => {
  expect(render(<Price amount={0} signed />).container.textContent).toBe('IDR 0');
});

it('is struck through in the markup, not only in the picture', () => {
  const { container } = render(<Price amount={29_000} struck className="mine" data-testid="was" />);
  const struck = container.querySelector('s');
  expect(struck?.textContent).toBe('IDR 29,000');
  expect(struck?.classList).toContain('mine');
  expect(struck?.dataset.testid).toBe('was');
});
