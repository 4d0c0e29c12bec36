import type { CDPSession, Page } from '@playwright/test';

/** CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Part of the page as it lies in the window, CSS px. */
export interface Clip extends Size {
  x: number;
  y: number;
}

/** From so far away a page is a few pixels. */
const FAR = 1 / 64;

const isSame = (one: Clip, other: Clip): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Runs in the page: until the browser has drawn it twice. Playwright's clock has frames of its own, an observer has not. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  }
}

const viewports = new WeakMap<Page, Viewport>();

/**
 * The window of a page, parted in two: what the page is laid out and measured in, and what of that is drawn. Drawing is
 * a fifth of what a screen's visit costs the processor, and only a picture needs it. Until then the page is seen from
 * far away: the browser draws a few pixels, and layout, scrolling, observers and frames are as in a window. A page that
 * came from aside instead could be pictured before all of it is there: for what a layer lacks the browser waits only if
 * it has nothing of it in that scale.
 */
export class Viewport {
  #size: Size;
  #shown: Clip | undefined;
  #isSet = false;
  /** Until the page has been drawn far away. */
  #away = Promise.resolve();

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
    size: Size,
  ) {
    this.#size = size;
  }

  /**
   * Takes over the window of a page whose context leaves it alone (`viewport: null`): with two who set it, the last wins.
   */
  static async of(page: Page, size: Size): Promise<Viewport> {
    const viewport = new Viewport(page, await page.context().newCDPSession(page), size);
    viewports.set(page, viewport);
    await viewport.resize(size);
    return viewport;
  }

  /** What the page is laid out in. */
  get size(): Size {
    return this.#size;
  }

  /** Lays the page out in a window of that size, and draws nothing of it. */
  async resize({ width, height }: Size): Promise<void> {
    const isAway = this.#isSet && !this.#shown;
    if (isAway && width === this.#size.width && height === this.#size.height) return;
    this.#isSet = true;
    this.#size = { width, height };
    this.#shown = undefined;
    await this.#send({ x: 0, y: 0, width, height }, FAR);
    // another page may have been opened in the meantime
    this.#away = this.page.evaluate(drawn).catch(() => undefined);
  }

  /** Draws a part of the page, and nothing else. */
  async show(clip: Clip): Promise<void> {
    if (this.#shown && isSame(this.#shown, clip)) return;
    if (this.#shown) await this.resize(this.#size);
    await this.#away;
    this.#shown = clip;
    const isWhole = isSame(clip, { x: 0, y: 0, ...this.#size });
    await Promise.all([
      this.#send(isWhole ? undefined : clip),
      this.cdp.send('Emulation.setVisibleSize', { width: clip.width, height: clip.height }),
    ]);
  }

  async #send(seen?: Clip, scale = 1): Promise<void> {
    await this.cdp.send('Emulation.setDeviceMetricsOverride', {
      ...this.#size,
      mobile: false,
      deviceScaleFactor: 1,
      screenWidth: this.#size.width,
      screenHeight: this.#size.height,
      screenOrientation: { type: 'landscapePrimary', angle: 0 },
      dontSetVisibleSize: true,
      ...(seen && { viewport: { ...seen, scale } }),
    });
  }
}

/** @throws for a page whose window nobody has taken over */
export function viewportOf(page: Page): Viewport {
  const viewport = viewports.get(page);
  if (!viewport) throw new Error('this page has no viewport of its own');
  return viewport;
}
