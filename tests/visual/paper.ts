import type { Names } from '../conditions/names';
import type { Posing } from './posing';

/** What a page of stories that are printed is taught before it loads. */
export interface Paper {
  /** What should not be on paper, and what cannot be read there; asked while the page poses, laid out for print. */
  flaws(): string[];
  /** Rows, cards and figures that the end of a page cuts in two; asked as `flaws`. */
  cuts(): string[];
}

/** Runs in the page, before anything of its own. */
export function teachPaper(): void {
  const { names, storyPosing } = window as unknown as { names: Names; storyPosing: Posing };
  /** WCAG 1.4.3, on white: a browser leaves backgrounds out. */
  const CONTRAST = 4.5;
  /** A button that opens something, or is one of several to choose, holds words that belong on paper. */
  const PRESSED =
    'button:not([aria-expanded], [aria-selected=true], [role=radio]), [role=button], [type=submit], .sd-btn, .sd-icon-btn';

  /** px between two pages that lie side by side. */
  const GAP = 40;
  const rootOf = () => {
    const root = document.querySelector<HTMLElement>('#storybook-root');
    if (!root) throw new Error('no story is shown');
    return root;
  };

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

  /** px that a page has for its content: of A4 and of Letter, and of lower ones, which end elsewhere. */
  const PAGES = [1047, 980, 800, 640];
  const ROW = 'li, tr, figure, img, svg, article, dl > div';
  const isBoxed = ({ borderBlockEndWidth, boxShadow, backgroundImage }: CSSStyleDeclaration) =>
    borderBlockEndWidth !== '0px' || boxShadow !== 'none' || backgroundImage !== 'none';

  function cutBy(page: number): string[] {
    const rectsOf = (element: Element) => [...element.getClientRects()];
    const cut = [...document.querySelectorAll('#storybook-root *:not(svg *)')].filter((element) => {
      if (!names.isSeen(element) || getComputedStyle(element).display.startsWith('inline')) return false;
      const pieces = rectsOf(element).filter(({ height }) => height > 1);
      const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
      const isOfOnePiece = element.matches(ROW) || isBoxed(getComputedStyle(element));
      return isOfOnePiece && pieces.length > 1 && height < page / 3;
    });
    return cut.map((one) => `is cut by the end of a page: ${names.nameOf(one)}`);
  }

  const paper: Paper = {
    // a page that ends is to layout what a column is that ends
    cuts() {
      const root = rootOf();
      const { style } = root;
      const before = style.cssText;
      const { width } = root.getBoundingClientRect();
      const found = PAGES.flatMap((page) => {
        Object.assign(style, {
          boxSizing: 'border-box',
          width: `${width}px`,
          height: `${page}px`,
          minHeight: '0',
          columnWidth: `${width}px`,
          columnGap: `${GAP}px`,
          columnFill: 'auto',
        });
        return cutBy(page);
      });
      style.cssText = before;
      return [...new Set(found)];
    },
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
        ...on(
          'is cut off at its edge',
          (element, { overflowX, overflowY }) =>
            (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1),
        ),
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
