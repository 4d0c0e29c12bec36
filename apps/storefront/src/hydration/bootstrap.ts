/** The event on `document` by which the page says that its code has taken over. */
export const READY = 'seduh:ready';

/** Where a server-made page that is left notes its address, in the session's storage: the next one knows no history of it. */
export const LEFT_PAGE = 'seduh.left';

/**
 * Runs in the head of a server-made page, as text in its HTML: so it may use nothing but its parameter and the browser.
 * The server makes a page for nobody in particular; this says before the first paint who will see it, so that what
 * depends on that keeps its place unseen (first.css) instead of moving when the page's code puts it right; `known` is who
 * is logged in or has kept a cart, also one of nothing but a coupon. So with the cart: a visitor's on this device, and whatever who is logged in may have; and with passkeys, which few browsers have none
 * of. And it says that the page is `early`: that pictures further down wait for those in view, for two seconds at most.
 * @param sessionKey where local storage has the session
 * @param cartKey where it has a visitor's cart
 */
export function markPage(sessionKey: string, cartKey: string): void {
  const { dataset } = document.documentElement;
  dataset.early = '';
  const showAll = () => void delete dataset.early;
  for (const type of ['scroll', 'beforeprint']) addEventListener(type, showAll, { once: true, passive: true });
  setTimeout(showAll, 2000);
  // as canUsePasskeys, which a script in the page cannot ask
  if (!window.PublicKeyCredential || /^null|\/(\[|[\d.]+(:|$))/.test(origin)) dataset.passkeys = 'none';
  try {
    const cart = localStorage.getItem(cartKey);
    if (cart) dataset.known = '';
    if (/"lines":\[\{/.test(cart ?? '')) dataset.cart = '';
    const { token, role } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}');
    if (!token) return;
    dataset.known = '';
    dataset.cart = '';
    dataset.visitor = role === 'Admin' ? 'staff' : 'customer';
  } catch {
    // storage is blocked or holds nonsense: logged out
  }
}

/**
 * Runs in the head of a server-made page, as text in its HTML: so it may use nothing but its parameters and the browser.
 * Fetches the page's code, style sheets and fonts when the pictures are there and the browser is idle, or at the first
 * touch, and keeps what is done before the code has come: what is typed and ticked, the last button pressed, a form that is
 * sent. Its element names the files in `data-files`, the script that starts them at the end. For who spares data the touch
 * alone fetches it, and not that of a link, which leads on without; unless the page was marked as
 * one that depends on who sees it.
 * @param ready the event that ends it
 * @param left {@link LEFT_PAGE}
 * @param prefixes what addresses of other languages begin with, as in a regular expression
 * @param lowData the cookie that asks to spare data, as browsers without a wish of their own do
 */
export function bootstrapHydration(ready: string, left: string, prefixes: string, lowData: string): void {
  const { dataset } = document.documentElement;
  const files = document.currentScript?.dataset.files?.split(' ') ?? [];
  let started = false;
  let last: (() => void) | undefined;

  const start = () => {
    if (started) return;
    // the code takes over a page that is there to its end, with its data
    if (document.readyState === 'loading') return document.addEventListener('readystatechange', start);
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = files.at(-1) ?? '';
    script.addEventListener('error', greet);
    // the script itself among them: it is put in at the end, and would be asked for only then
    const links = files.map(linkTo);
    // only sheets have a medium
    const sheets = links.filter(({ media }) => media);
    // of the styles, the page has only what it uses itself; the whole files, with the fonts, take effect together and
    // before the code, as one alone would overrule what comes after it
    const arrived = sheets.map(
      (sheet) =>
        new Promise((resolve) => {
          for (const end of ['load', 'error']) sheet.addEventListener(end, resolve);
        }),
    );
    const goOn = () => {
      for (const sheet of sheets) sheet.media = 'all';
      document.head.append(script);
    };
    void Promise.all(arrived).then(goOn);
    document.head.append(...links);
  };

  const linkTo = (href: string) => {
    const link = document.createElement('link');
    link.href = href;
    link.rel = 'modulepreload';
    if (href.endsWith('.css')) {
      link.rel = 'stylesheet';
      link.fetchPriority = 'high';
      link.media = 'not all';
    }
    return link;
  };

  // whose page it is: see markPage
  const greet = () => void delete dataset.visitor;

  // what is kept for later must not reach React as well, which answers a moment before it says that it does
  const onClick = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button[type=button]');
    // what is ticked stands in the field itself
    if (button || target.matches('[type=radio],[type=checkbox]')) event.stopPropagation();
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
    event.stopPropagation();
    last = () => form.requestSubmit();
  };

  // React knows nothing of what was done before it came, and ignores an event that brings it no news: so the old
  // state is written through it, the new one past it
  const tellText = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const tellTick = (field: HTMLInputElement, checked: boolean) => {
    field.checked = !checked;
    field.click();
  };

  /** All that was done, before any of it is told: what React hears makes it put the other fields back. */
  const collect = () => {
    const all: (() => void)[] = [];
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')) {
      const { value } = field;
      if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
        const { checked } = field;
        if (checked !== field.defaultChecked && (checked || field.type !== 'radio'))
          all.push(() => tellTick(field, checked));
      } else if (value !== field.defaultValue) all.push(() => tellText(field, value));
    }
    return all;
  };

  const takeOver = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    const all = collect();
    // React is at work just now: told within it, a form would hear of all at once and know only of the last
    queueMicrotask(() => {
      for (const tell of all) tell();
    });
    // in a task of its own: by then React has drawn what it was just told
    if (last) setTimeout(last);
    // React draws what it knows of the visitor within this very frame
    requestAnimationFrame(greet);
  };

  // for the way back from a sign-up
  const note = () => {
    try {
      const path = location.pathname.replace(new RegExp(`^(?:${prefixes})(?=/|$)`), '') || '/';
      if (!/^\/(login|register|signup)/.test(path)) sessionStorage.setItem(left, path + location.search);
    } catch {
      // storage is blocked
    }
  };

  addEventListener('pagehide', note);
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  document.addEventListener(ready, takeOver, { once: true });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isLowData = connection?.saveData || document.cookie.split('; ').includes(lowData);
  // the code that would say so may never come
  const sayLowData = () => document.querySelector('.low-data')?.setAttribute('aria-pressed', 'true');
  if (isLowData) document.addEventListener('readystatechange', sayLowData);
  const isSparing = isLowData && !('known' in dataset);
  const showAll = () => void delete dataset.early;
  const onTouch = ({ target }: Event) => {
    showAll();
    if (!isSparing || !(target as Element).closest?.('a[href]')) start();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, { passive: true });
  const afterPaint = () => {
    showAll();
    if (!isSparing) start();
  };
  // a picture that has come is still to be decoded and drawn: what is asked for at once would be in its way
  const whenIdle = () =>
    // Safari has none
    'requestIdleCallback' in window ? requestIdleCallback(afterPaint, { timeout: 1000 }) : afterPaint();
  addEventListener('load', () => setTimeout(whenIdle, 60));
  // where a picture hangs
  setTimeout(afterPaint, 5000);
}
