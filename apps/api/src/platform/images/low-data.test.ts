import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { lowDataUrls } from './low-data';

const manifest = {
  'pictures/hero-1200.avif': { file: 'assets/a1.avif' },
  'pictures/hero-480.avif': { file: 'assets/a2.avif' },
  'pictures/hero-768.avif': { file: 'assets/a3.avif' },
  'pictures/hero-1200.webp': { file: 'assets/b1.webp' },
  'pictures/cup-384.avif': { file: 'assets/c1.avif' },
  'pictures/cup-1600.avif': { file: 'assets/c2.avif' },
  'src/main.tsx': { file: 'assets/main.js' },
};
const urlFor = (url: string, saveData?: string) =>
  lowDataUrls(manifest)({ url, headers: { 'save-data': saveData } } as unknown as IncomingMessage);

describe('whoever asks to spare data', () => {
  it.each([
    ['/images/cup-1200.avif', '/images/cup-384.avif'],
    ['/images/cup-768.webp', '/images/cup-192.webp'],
    ['/images/cup-384.jpg', '/images/cup-192.jpg'],
    ['/images/cup-192.avif', '/images/cup-192.avif'],
    ['/images/cup-768.avif?here', '/images/cup-192.avif?here'],
    ['/assets/a1.avif', '/assets/a2.avif'],
    ['/assets/a3.avif', '/assets/a2.avif'],
    ['/assets/b1.webp', '/assets/b1.webp'],
    ['/assets/c2.avif', '/assets/c1.avif'],
  ])('gets for %s what %s is', (asked, answered) => {
    expect(urlFor(asked, 'on')).toBe(answered);
  });

  it.each(['/images/cup-999.avif', '/images/../secret', '/images/', '/assets/main.js', '/products?search=-768.avif'])(
    'gets %s as it is',
    (url) => {
      expect(urlFor(url, 'on')).toBe(url);
    },
  );

  it.each([undefined, '', 'off', '?0'])('is nobody who says %j', (saveData) => {
    expect(urlFor('/images/cup-1200.avif', saveData)).toBe('/images/cup-1200.avif');
  });
});

it.each([
  ['low-data=on', '/images/cup-384.avif'],
  ['theme=dark; low-data=on', '/images/cup-384.avif'],
  ['low-data=off', '/images/cup-1200.avif'],
  ['xlow-data=on', '/images/cup-1200.avif'],
])('hears the switch of the page too: %s', (cookie, answered) => {
  const request = { url: '/images/cup-1200.avif', headers: { cookie } } as unknown as IncomingMessage;
  expect(lowDataUrls()(request)).toBe(answered);
});

it('knows stored images where no storefront was built', () => {
  const request = { url: '/images/cup-768.avif', headers: { 'save-data': 'on' } } as unknown as IncomingMessage;
  expect(lowDataUrls()(request)).toBe('/images/cup-192.avif');
});
