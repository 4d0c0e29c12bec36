import type { Quiet } from '../storybook/quiet';
import type { Clip } from '../storybook/viewport';

/** Screens are pictured whole, parts only as far as they reach. */
export type Frame = 'page' | 'content';

/** What a page of stories that are pictured is taught before it loads. */
export interface Posing {
  /** Puts a theme on, stops whatever moves, and tells what is to be seen. May be asked again, at any size. */
  pose(theme: 'light' | 'dark', frame: Frame): Clip;
  /** Turns the page from right to left, until it is released, and waits until it has followed. */
  turn(): Promise<void>;
  /** What sticks to the window or is fixed to it when the page does not pose. */
  bars(): Element[];
  /** Lets the page be as it was before it posed: its own theme and direction, its bars where they stick, its transitions. */
  release(): void;
}

/** Runs in the page, before anything of its own. */
export function teachPosing(): void {
  /** Round a part, px: its shadow and its focus ring belong to it. */
  const MARGIN = 16;

  // a caret blinks, and whatever fades would be caught half way
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { caret-color: transparent !important; transition: none !important; }');
  let ownTheme: string | undefined;
  let ownDirection = '';
  let isPosed = false;

  function stopMoving(): void {
    for (const animation of document.getAnimations()) {
      const { iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations === Infinity) animation.cancel();
      else animation.finish();
    }
  }

  let laidDown: (readonly [HTMLElement, string])[] = [];
  /** Another width may have other rules. */
  function standUp(): void {
    for (const [element, css] of laidDown) element.style.cssText = css;
    laidDown = [];
  }
  /**
   * Lays down where it is whatever sticks to the window or is fixed to it, on whole pixels. It is a layer of its own, and
   * one that was drawn while the page was scrolled keeps that moment's fraction of a pixel.
   */
  function layDown(): void {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const loose = all.flatMap((element) => {
      const { position } = getComputedStyle(element);
      return position === 'sticky' || position === 'fixed' ? [[element, position] as const] : [];
    });
    laidDown = loose.map(([element]) => [element, element.style.cssText]);
    for (const [element, position] of loose) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const place =
        position === 'sticky'
          ? { position: 'relative', inset: 'auto' }
          : { position: 'absolute', inset: '0 auto auto 0', margin: '0', translate: 'none', transform: 'none' };
      const size = {
        boxSizing: 'border-box',
        width: `${width}px`,
        height: `${height}px`,
        maxWidth: 'none',
        maxHeight: 'none',
      };
      Object.assign(element.style, place, position === 'fixed' && size);
      const now = element.getBoundingClientRect();
      Object.assign(element.style, {
        top: `${Math.round(top) - now.top}px`,
        left: `${Math.round(left) - now.left}px`,
      });
    }
  }

  function wholePage(): Clip {
    const height = Math.max(window.innerHeight, document.documentElement.scrollHeight);
    return { x: 0, y: 0, width: window.innerWidth, height };
  }
  function content(): Clip {
    const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.id === 'storybook-root' || element.closest('.sb-wrapper, #storybook-docs')) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      box.left = Math.min(box.left, left);
      box.top = Math.min(box.top, top);
      box.right = Math.max(box.right, right);
      box.bottom = Math.max(box.bottom, bottom);
    }
    if (box.right === 0) return { x: 0, y: 0, width: MARGIN, height: MARGIN };
    const whole = wholePage();
    const x = Math.max(0, Math.floor(box.left - MARGIN));
    const y = Math.max(0, Math.floor(box.top - MARGIN));
    return {
      x,
      y,
      width: Math.max(1, Math.min(whole.width, Math.ceil(box.right + MARGIN)) - x),
      height: Math.max(1, Math.min(whole.height, Math.ceil(box.bottom + MARGIN)) - y),
    };
  }

  const posing: Posing = {
    pose(theme, frame) {
      const { storyQuiet } = window as unknown as { storyQuiet: Quiet };
      storyQuiet.hold();
      standUp();
      if (!isPosed) {
        isPosed = true;
        ownTheme = document.documentElement.dataset.theme;
        ownDirection = document.documentElement.dir;
        document.adoptedStyleSheets.push(still);
      }
      document.documentElement.dataset.theme = theme;
      window.scrollTo(0, 0);
      stopMoving();
      layDown();
      return frame === 'page' ? wholePage() : content();
    },
    async turn() {
      document.documentElement.dir = 'rtl';
      // the first frame draws what React has turned, the second what measured itself then
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    },
    bars: () => laidDown.map(([element]) => element),
    release() {
      if (!isPosed) return;
      isPosed = false;
      standUp();
      document.documentElement.dir = ownDirection;
      if (ownTheme === undefined) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = ownTheme;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    },
  };
  Object.assign(window, { storyPosing: posing });
}
