/**
 * Gives a window a focus of its own. A `play` moves the focus, and the real one is shared by all frames of a page: twenty
 * of them would take it from each other and from the reader, and scroll the page about. Here `focus()` and `blur()` only
 * say so: the same events, the same `document.activeElement`, no ring.
 */
export function focusApart(view: Window & typeof globalThis): void {
  const { document, HTMLElement, SVGElement, FocusEvent } = view;
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
  for (const { prototype } of [HTMLElement, SVGElement]) {
    prototype.focus = function focus(this: Element) {
      if (isFocusable(this)) move(this);
    };
    prototype.blur = function blur(this: Element) {
      if (current() === this) move(null);
    };
  }
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

const isFocusable = (element: Element) =>
  element.matches(FOCUSABLE) && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });
