import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Glass, GlassIllustration } from './Glass';

const surface = (container: HTMLElement) => Number(container.querySelector('.sd-glass-coffee')?.getAttribute('y'));

it.each([
  [15, 205.3],
  [35, 169.7],
  [62, 121.64],
  [85, 80.7],
  [100, 54],
])('draws %i %% as the design does', (level, y) => {
  const { container } = render(<Glass level={level} />);
  expect(surface(container)).toBeCloseTo(y, 5);
});

it('holds a level outside 0 to 100 within the glass', () => {
  const { container, rerender } = render(<Glass level={140} />);
  expect(surface(container)).toBeCloseTo(54, 5);
  rerender(<Glass level={-5} />);
  expect(container.querySelector('.sd-glass-coffee')).toBeNull();
});

it('is an image only when it has something to say', () => {
  const { rerender } = render(<Glass level={62} label="Brewing now" />);
  expect(screen.getByRole('img', { name: 'Brewing now' })).toBeTruthy();
  rerender(<Glass level={62} />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('gives two glasses on a page their own clips', () => {
  const { container } = render(
    <>
      <Glass level={15} />
      <Glass level={35} />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

it('writes no style attribute: the page forbids them in the HTML the server sends', () => {
  const { container } = render(<GlassIllustration scene="tipped" />);
  expect(container.innerHTML).not.toContain('style=');
});
