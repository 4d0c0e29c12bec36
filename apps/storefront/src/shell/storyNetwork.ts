// The network, as the browser tells of it, for stories; requests get their answers all the same.

/** From now on there is none. */
export function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}

/** There is one again; to be called after the story too. */
export function findNetwork(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}
