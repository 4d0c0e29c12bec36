import type { Names } from './names';

/** Where an element stands; what is in it stands in the same, unless it says otherwise itself. */
export interface Stand {
  /** What it goes along with: the window's page (`null`), a scroller in it, or the fixed part that it is in or is. */
  carrier: Element | null;
  /** What was opened over the page, and holds it: a dialog with its scrim, a menu, a toast. */
  sheet: Element | undefined;
  /** The nearest part that keeps its place in a scroller or in the window, itself included. */
  held: Element | undefined;
  /** Whether that one lies over what passes: it is fixed, or sticky and lifted. */
  isInBar: boolean;
  /** The nearest that is laid where its neighbours do not make room for it (`position: absolute`), itself included. */
  laid: Element | undefined;
}

/** A part of the page that is read or acted on. */
export interface Part {
  element: Element;
  stand: Stand;
  /** Its words; without them it is a control. */
  text?: Node;
  place: DOMRect;
}

/** The page as it is now, seen in one pass; each list in the order of the page. */
export interface Surveyed {
  standOf(element: Element): Stand;
  bars: Element[];
  /** Sticky and not lifted above their neighbours: not meant to lie over any. */
  companions: Element[];
  /** `position: absolute`, and drawn. */
  laid: Element[];
  /** What scrolls down inside of the page or of a dialog. */
  scrollers: Element[];
  parts: Part[];
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Tells what carries what on a page of stories. */
export interface Survey {
  take(): Surveyed;
  /** Where two places lie over each other by more than letters that stand out of their line. */
  meet(one: Box, other: Box): DOMRect | undefined;
  /** Where it is now. */
  placeOf(part: Pick<Part, 'element' | 'text'>): DOMRect;
  /** As it is now, line by line: the empty end of a short line is nobody's. */
  linesOf(part: Pick<Part, 'element' | 'text'>): DOMRect[];
}

/** Runs in the page, before anything of its own. */
export function teachSurvey(): void {
  const { names } = window as unknown as { names: Names };
  /** They are there to lie over the page, and go. */
  const OPENED = '[aria-modal], [role=dialog], [role=menu], [role=listbox], [role=tooltip]';
  const ALL = '*:not(script, style, svg *, .sb-wrapper, .sb-wrapper *, #storybook-docs, #storybook-docs *)';
  /** Rounding, shadows of a pixel, letters that stand out of their line; px. */
  const SLACK = 3;
  const isToaster = ({ children }: Element) =>
    children.length > 0 && [...children].every((child) => child.matches('[aria-live]'));
  const isOpened = (element: Element) =>
    element.matches(OPENED) || element.querySelector(OPENED) !== null || isToaster(element);
  const scrolls = (element: Element) => element.scrollHeight > element.clientHeight + 1;

  const range = document.createRange();
  const rangeOf = (text: Node) => {
    range.selectNodeContents(text);
    return range;
  };

  interface Known extends Stand {
    /** What carries its children. */
    within: Element | null;
    isForReadersOnly: boolean;
    isClear: boolean;
  }
  const PAGE: Known = {
    carrier: null,
    within: null,
    sheet: undefined,
    held: undefined,
    isInBar: false,
    laid: undefined,
    isForReadersOnly: false,
    isClear: false,
  };

  function take(): Surveyed {
    const known = new Map<Element, Known>();
    const found: Surveyed = {
      standOf: (element) => known.get(element) ?? PAGE,
      bars: [],
      companions: [],
      laid: [],
      scrollers: [],
      parts: [],
    };
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

    function stand(element: Element, style: CSSStyleDeclaration): Known {
      const around = known.get(element.parentElement ?? document.body) ?? PAGE;
      const own = { ...around, carrier: around.within };
      const { position, opacity } = style;
      own.isClear ||= opacity === '0';
      own.isForReadersOnly ||= style.clipPath === 'inset(50%)';
      if (position === 'absolute') {
        const holder = element instanceof HTMLElement ? element.offsetParent : element.parentElement;
        own.carrier = (holder && known.get(holder)?.within) ?? null;
        own.laid = element;
      }
      const isHeld = position === 'fixed' || position === 'sticky';
      if (isHeld && opacity !== '0' && isDrawn(element)) hold(element, own, style);
      else if (!own.sheet && element.matches(OPENED)) own.sheet = element;
      own.within = own.carrier;
      if (/auto|scroll/.test(style.overflowY) && scrolls(element) && isDrawn(element)) {
        own.within = element;
        found.scrollers.push(element);
      }
      if (position === 'absolute' && !own.isClear && !own.isForReadersOnly && isDrawn(element))
        found.laid.push(element);
      return own;
    }
    function hold(element: Element, own: Known, { position, zIndex, pointerEvents }: CSSStyleDeclaration): void {
      if (position === 'fixed') own.carrier = element;
      if (isOpened(element)) own.sheet ??= element;
      else if (pointerEvents !== 'none') {
        const isBar = position === 'fixed' || zIndex !== 'auto';
        own.held = element;
        own.isInBar ||= isBar;
        (isBar ? found.bars : found.companions).push(element);
      }
    }

    for (const element of document.body.querySelectorAll(ALL))
      known.set(element, stand(element, getComputedStyle(element)));
    const add = (element: Element, text?: Node) => {
      const its = known.get(element);
      if (!its || its.isForReadersOnly || !isDrawn(element)) return;
      found.parts.push({ element, stand: its, text, place: survey.placeOf({ element, text }) });
    };
    for (const element of document.body.querySelectorAll(names.CONTROL)) add(element);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && node.nodeValue?.trim()) add(node.parentElement, node);
    }
    return found;
  }

  const survey: Survey = {
    take,
    meet(one, other) {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const [width, height] = [Math.min(one.right, other.right) - left, Math.min(one.bottom, other.bottom) - top];
      return width > SLACK && height > SLACK ? new DOMRect(left, top, width, height) : undefined;
    },
    placeOf: ({ element, text }) => (text ? rangeOf(text) : element).getBoundingClientRect(),
    linesOf: ({ element, text }) => (text ? [...rangeOf(text).getClientRects()] : [element.getBoundingClientRect()]),
  };
  Object.assign(window, { survey });
}
