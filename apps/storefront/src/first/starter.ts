/** The event on `document` by which the page says that its code has taken over. */
export const READY = 'seduh:ready';

/**
 * Runs inside a server-made page, as text in its HTML: so it may use nothing but its parameters and the browser.
 * Fetches the page's fonts and code when the pictures are there, or at the first touch, and keeps what is done before the code
 * has come: what is typed and ticked, the last button pressed, a form that is sent.
 * @param ready the event that ends it
 */
export function starter(ready: string): void {
  const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};
  let started = false;
  let last: (() => void) | undefined;

  const start = () => {
    if (started) return;
    started = true;
    for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-late]')) style.media = 'all';
    for (const href of parts.split(' ')) {
      const link = document.createElement('link');
      // the styles are in the page: a link that is switched off keeps the code from fetching them again
      link.disabled = href.endsWith('.css');
      link.rel = link.disabled ? 'stylesheet' : 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.onerror = greet;
    document.head.append(script);
  };

  // whose page it is: see visitor.ts
  const greet = () => document.documentElement.removeAttribute('data-visitor');

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    last = () => {
      // tabs listen for the press
      button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      button.click();
    };
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // a search works by itself
    if (form.getAttribute('method') === 'get') return;
    event.preventDefault();
    last = () => form.requestSubmit();
  };

  // React knows nothing of what was done before it came, and ignores an event that brings it no news: so the old
  // state is written through it, the new one past it
  const retell = () => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')) {
      if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
        if (field.checked === field.defaultChecked) continue;
        const { checked } = field;
        if (field.type === 'radio' && !checked) continue;
        field.checked = !checked;
        field.click();
      } else if (field.value !== field.defaultValue) {
        const { value } = field;
        field.value = field.defaultValue;
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  };

  const takeOver = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    retell();
    last?.();
    // React draws what it knows of the visitor within this very frame
    requestAnimationFrame(greet);
  };

  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  document.addEventListener(ready, takeOver, { once: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true, passive: true });
  // one frame later the last of the pictures is on screen
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  // where a picture hangs, or the page is loaded behind another one
  setTimeout(start, 5000);
}
