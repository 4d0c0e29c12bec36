/** What the measurements share; each lesson adds its own to the page. */
export interface Names {
  /** Selects everything one can act on. */
  CONTROL: string;
  /** An element as a report names it: `button.sd-btn "Add to cart"`. */
  nameOf(element: Element): string;
  /** Drawn, and more than a word for screen readers. */
  isSeen(element: Element): boolean;
  /** Everything one can act on. */
  controls(): HTMLElement[];
  /** Those that Tab comes to: in an open dialog only its own. */
  stops(): HTMLElement[];
  /** What a person sees of a control: itself, or the tile a native input lies over without being drawn. */
  faceOf(control: Element): Element;
}

/** Runs in the page, before anything of its own. */
export function teachNames(): void {
  const CONTROL =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=radio], [role=option], [tabindex="0"]';
  const MARGIN = '.sb-wrapper, #storybook-docs';

  const isForReadersOnly = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
    }
    return false;
  };
  const names: Names = {
    CONTROL,
    nameOf(element) {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const classes = [...element.classList].map((name) => `.${name}`).join('');
      return `${element.localName}${classes} "${words.slice(0, 40)}"`;
    },
    isSeen: (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest(MARGIN) &&
      !isForReadersOnly(element),
    controls: () => [...document.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => names.isSeen(control)),
    stops() {
      const dialog = [...document.querySelectorAll('[aria-modal]')].at(-1) ?? document.body;
      return names
        .controls()
        .filter((control) => control.tabIndex >= 0 && !control.matches(':disabled, [data-radix-focus-guard]'))
        .filter((control) => dialog.contains(control) && !control.closest('[inert], [aria-hidden=true]'));
    },
    faceOf: (control) =>
      getComputedStyle(control).opacity === '0'
        ? (control.closest('label') ?? control.parentElement ?? control)
        : control,
  };
  Object.assign(window, { names });
}
