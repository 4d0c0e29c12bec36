import { breakpoints } from '@seduh/ui/tokens';

/** A viewport as Storybook's toolbar takes it. */
interface Viewport {
  name: string;
  styles: { width: string; height: string };
  type: 'mobile' | 'tablet' | 'desktop';
}

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

/** The devices a screen is judged at, and the narrowest page that may lose nothing (WCAG 1.4.10). */
const devices = {
  phone: { name: 'Phone 390', styles: size(390, 844), type: 'mobile' },
  landscape: { name: 'Phone on its side 844', styles: size(844, 390), type: 'mobile' },
  tablet: { name: 'Tablet 820', styles: size(820, 1180), type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: size(1280, 900), type: 'desktop' },
  wide: { name: 'Wide 1440', styles: size(1440, 900), type: 'desktop' },
  tv: { name: 'Television 1920', styles: size(1920, 1080), type: 'desktop' },
  upright: { name: 'Television on its side 1080', styles: size(1080, 1920), type: 'desktop' },
  reflow: { name: 'Reflow 320', styles: size(320, 640), type: 'mobile' },
} as const satisfies Record<string, Viewport>;

const typeFrom = (px: number) => (px < 768 ? 'mobile' : px < 1024 ? 'tablet' : 'desktop');

/** Where the layout changes: the first px of each breakpoint (`md`), and the last before it (`belowMd`). */
const edges = breakpoints.flatMap(({ name, px, note }): [string, Viewport][] => {
  const label = note ? `: ${note.split(/[:,]/)[0] ?? ''}` : '';
  const height = px < 768 ? 844 : 1000;
  return [
    [name, { name: `${name} ${px}${label}`, styles: size(px, height), type: typeFrom(px) }],
    [
      `below${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
      { name: `${name} less one ${px - 1}`, styles: size(px - 1, height), type: typeFrom(px - 1) },
    ],
  ];
});

/** The toolbar's viewports, by the keys that a story's `globals.viewport` names. */
export const viewports: typeof devices & Record<string, Viewport> = { ...devices, ...Object.fromEntries(edges) };
