// What a page knows of the world without asking the API, for as long as a fault lasts.

/** From now on the browser says that there is no network; what is asked is answered all the same. */
export function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}

/** There is one again. */
export function findNetwork(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/**
 * Lets the page's calls of `fetch` run into something else.
 * @param replace gets what was there
 * @returns what undoes it
 */
export function moveFetch(replace: (untouched: typeof fetch) => typeof fetch): () => void {
  const former = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  // defined, not assigned: who stands in for the network may have made it read-only
  Object.defineProperty(globalThis, 'fetch', { ...former, value: replace(globalThis.fetch) });
  return () => {
    if (former) Object.defineProperty(globalThis, 'fetch', former);
  };
}

/**
 * Sets the page's `Date` to a moment, from which it goes on; timers keep their pace.
 * @returns what undoes it
 */
export function moveClock(moment: Date): () => void {
  const real = Date;
  const ahead = moment.getTime() - real.now();
  const now = () => real.now() + ahead;
  globalThis.Date = new Proxy(real, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made) as Date,
    apply: () => new real(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
  return () => {
    globalThis.Date = real;
  };
}
