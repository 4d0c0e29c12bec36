type View = Window & typeof globalThis;

/**
 * Gives a window a focus of its own. A `play` moves the focus, and the real one is shared by all frames of a page: twenty
 * of them would take it from each other and from the reader, and scroll the page about. Here `focus()` and `blur()` only
 * say so: the same events, the same `document.activeElement`, no ring.
 * @returns what gives the window the real focus back
 */
export function focusApart(view: View): () => void {
  const { document, HTMLElement, SVGElement, HTMLInputElement, HTMLTextAreaElement, FocusEvent } = view;
  let active: Element | null = null;
  const current = () => (active?.isConnected ? active : null);

  function move(to: Element | null) {
    const from = current();
    if (from === to) return;
    active = to;
    const tell = (target: Element | null, type: string, relatedTarget: Element | null) =>
      target?.dispatchEvent(
        new FocusEvent(type, { bubbles: type.startsWith('focus') && type !== 'focus', relatedTarget, composed: true }),
      );
    tell(from, 'blur', to);
    tell(from, 'focusout', to);
    if (current() !== to) return;
    tell(to, 'focus', from);
    tell(to, 'focusin', from);
  }

  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => current() ?? document.body });
  document.hasFocus = () => true;
  const real = [HTMLElement, SVGElement].map(({ prototype }) => {
    const { focus, blur } = prototype;
    prototype.focus = function apart(this: Element) {
      if (isFocusable(this)) move(this);
    };
    prototype.blur = function apart(this: Element) {
      if (current() === this) move(null);
    };
    return () => Object.assign(prototype, { focus, blur });
  });

  // a field whose text is selected gets the focus with it
  const fields = [HTMLInputElement, HTMLTextAreaElement].map(({ prototype }) => {
    const { select } = prototype;
    prototype.select = function apart(this: HTMLElement) {
      this.focus();
    };
    return () => Object.assign(prototype, { select });
  });

  return () => {
    // own properties that hid those of the document's class
    Reflect.deleteProperty(document, 'activeElement');
    Reflect.deleteProperty(document, 'hasFocus');
    for (const giveBack of [...real, ...fields]) giveBack();
  };
}

/**
 * For a frame among words: what opens in it would take the focus from the reader, and scroll the page to itself. From
 * the moment on that the reader presses or tabs into the window, its focus is the real one.
 */
export function focusApartUntilEntered(view: View): void {
  view.addEventListener('focus', focusApart(view), { once: true });
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

const isFocusable = (element: Element) =>
  element.matches(FOCUSABLE) && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
