import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { latte } from '../fixtures/pictures';
import { Thumb } from './Thumb';

it('puts class, ref and the rest on the root', () => {
  const ref = createRef<HTMLSpanElement>();
  const { container } = render(<Thumb ref={ref} className="extra" data-testid="thumb" image={null} />);
  expect(container.firstElementChild).toBe(ref.current);
  expect(ref.current?.classList).toContain('extra');
  expect(ref.current?.dataset['testid']).toBe('thumb');
});

it.each([
  ['sm', '48px', '96'],
  ['md', '72px', '144'],
] as const)('asks for a picture twice as dense as it is drawn: %s', (size, drawn, pixels) => {
  const image = { src: latte.src, webp: 'a.webp 144w' };
  const { container } = render(<Thumb size={size} image={image} />);
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe(drawn);
  expect(container.querySelector('img')?.getAttribute('width')).toBe(pixels);
});

it('has no name of its own: the words beside it say what it shows', () => {
  const { container } = render(<Thumb image={latte} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

it('draws the mark where there is no picture', () => {
  const { container } = render(<Thumb image={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.sd-thumbnail-mark')).not.toBeNull();
});
