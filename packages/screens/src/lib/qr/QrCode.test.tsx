import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readQr } from '../../testing/readQr';
import { QrCode } from './QrCode';

/** What is drawn, module by module, without the quiet zone; throws where that is not quiet. */
function drawn(text: string): boolean[][] {
  const { container } = render(<QrCode text={text} label="Code" />);
  const size = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    container
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/\d+ \d+/g),
  );
  const modules = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => dark.has(`${x} ${y}`)),
  );
  const inner = modules.slice(4, -4).map((line) => line.slice(4, -4));
  expect(inner.flat().filter(Boolean)).toHaveLength(dark.size);
  return inner;
}

it.each(['k7mp3q', 'https://seduh.example/t/k7mp3q', 'x'.repeat(84), 'y'.repeat(106), 'Meja “7” — kopi ☕'])(
  'draws a code that says %s',
  (text) => {
    expect(readQr(drawn(text))).toBe(text);
  },
);

it('is not read where a module was turned over', () => {
  const broken = drawn('k7mp3q');
  const [line] = broken.slice(12) as [boolean[]];
  line[12] = !line[12];
  expect(() => readQr(broken)).toThrow('a block is broken');
});
