import type { Page } from '@playwright/test';
import { type Size, viewportOf } from '../storybook/viewport';

export const DESKTOP: Size = { width: 1280, height: 900 };
/** A tablet on its side and one upright, or a laptop's half window: where layouts change from a phone's to a desk's. */
export const BETWEEN: Size[] = [
  { width: 1024, height: 768 },
  { width: 800, height: 1024 },
];
export const PHONE: Size = { width: 390, height: 844 };
/** What is left of a window of 1280 x 1024 at 400 %: the narrowest and the lowest page WCAG asks for (1.4.10). */
export const ZOOMED: Size = { width: 320, height: 256 };

/** Gives the page another size and waits until it has been laid out in it. */
export async function resize(page: Page, size: Size, textZoom = 1): Promise<void> {
  await viewportOf(page).resize(size);
  await page.evaluate(
    ({ width, height, zoom }) => {
      document.documentElement.style.fontSize = zoom === 1 ? '' : `${zoom * 100}%`;
      return new Promise<void>((done) => {
        const look = () =>
          innerWidth === width && innerHeight === height
            ? requestAnimationFrame(() => requestAnimationFrame(() => done()))
            : requestAnimationFrame(look);
        look();
      });
    },
    { ...size, zoom: textZoom },
  );
}
