import type { Names } from '../conditions/names';
import type { Posing } from './posing';

/** What a page of stories that are printed is taught before it loads. */
export interface Paper {
  /** What should not be on paper, and what cannot be read there; asked while the page poses, laid out for print. */
  flaws(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachPaper(): void {
  const { names, storyPosing } = window as unknown as { names: Names; storyPosing: Posing };
  /** WCAG 1.4.3, on white: a browser leaves backgrounds out. */
  const CONTRAST = 4.5;
  /** A button that opens something, or is one of several to choose, holds words that belong on paper. */
  const PRESSED =
    'button:not([aria-expanded], [aria-selected=true], [role=radio]), [role=button], [type=submit], .sd-btn, .sd-icon-btn';

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** Of a colour on white paper, 0 (black) to 1. */
  function luminanceOf(colour: string): number {
    if (!canvas) throw new Error('this browser has no canvas');
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const contrastOf = (colour: string) => 1.05 / (luminanceOf(colour) + 0.05);
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  /** Drawn on the paper itself: a background stays only where the sheet insists on it. */
  const isOnPaper = (element: Element) => getComputedStyle(element).printColorAdjust !== 'exact';

  const paper: Paper = {
    flaws() {
      const seen = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => names.isSeen(element));
      const bars = new Set(storyPosing.bars());
      const on = (what: string, wrong: (element: Element, style: CSSStyleDeclaration) => boolean) =>
        seen
          .filter((element) => wrong(element, getComputedStyle(element)))
          .map((one) => `${what}: ${names.nameOf(one)}`);
      const sheet = [document.documentElement, document.body].filter((element) => {
        const { backgroundColor } = getComputedStyle(element);
        return luminanceOf(backgroundColor) < 1;
      });
      return [
        ...sheet.map(({ localName }) => `the sheet is not white: ${localName}`),
        ...on('a bar stays', (element) => bars.has(element)),
        ...on('a button stays', (element) => element.matches(PRESSED)),
        ...on(
          'too pale to read',
          (element, { color }) => hasWords(element) && isOnPaper(element) && contrastOf(color) < CONTRAST,
        ),
      ];
    },
  };
  Object.assign(window, { storyPaper: paper });
}
