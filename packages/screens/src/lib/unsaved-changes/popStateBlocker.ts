/** Told of Back and forward before the router is; may keep them from it by `stopImmediatePropagation`. */
type PopStateBlocker = (event: PopStateEvent) => void;

let keeper: PopStateBlocker | null = null;

export function setPopStateBlocker(next: PopStateBlocker | null): void {
  keeper = next;
}

/**
 * Listens for Back and forward. To be called before the router does so: browsers tell listeners of the window in the
 * order in which they came, those of the capturing phase no earlier.
 */
export function listenForPopState(): void {
  window.addEventListener('popstate', (event) => keeper?.(event));
}
