import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { Picture } from './Picture';

const base = { src: '/latte-384.jpg', alt: 'Hazelnut Latte', width: 384, height: 384 };

it('offers the lightest format first and keeps the fallback last', () => {
  const { container } = render(
    <Picture {...base} avif="/latte-192.avif 192w" webp="/latte-192.webp 192w" sizes="50vw" />,
  );
  const offered = [...(container.querySelector('picture')?.children ?? [])].map((child) => [
    child.tagName,
    child.getAttribute('type'),
    child.getAttribute('sizes'),
  ]);
  expect(offered).toEqual([
    ['SOURCE', 'image/avif', '50vw'],
    ['SOURCE', 'image/webp', '50vw'],
    ['IMG', null, null],
  ]);
});

it('has no empty sources', () => {
  const { container } = render(<Picture {...base} />);
  expect(container.querySelector('source')).toBeNull();
});

it('waits until it is near unless it is seen at once', () => {
  render(<Picture {...base} />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.hasAttribute('fetchpriority')).toBe(false);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['384', '384']);
});

it('comes at once and after the first one beside which it is seen', () => {
  render(<Picture {...base} priority="low" />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('low');
});

it('hands class, ref and attributes to the image', () => {
  const ref = createRef<HTMLImageElement>();
  render(<Picture {...base} ref={ref} className="sd-thumb" title="Cup" shape="circle" />);
  expect(ref.current?.classList).toContain('sd-thumb');
  expect(ref.current?.title).toBe('Cup');
  expect(ref.current?.dataset.shape).toBe('circle');
});
