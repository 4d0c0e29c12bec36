/** Told of Back and forward before the router is; may keep them from it by `stopImmediatePropagation`. */
type Gatekeeper = (event: PopStateEvent) => void;

let keeper: Gatekeeper | null = null;

export function setGatekeeper(next: Gatekeeper | null): void {
  keeper = next;
}

/**
 * Listens for Back and forward. To be called before the router does so: browsers tell listeners of the window in the
 * order in which they came, those of the capturing phase no earlier.
 */
export function openBackGate(): void {
  window.addEventListener('popstate', (event) => keeper?.(event));
}
