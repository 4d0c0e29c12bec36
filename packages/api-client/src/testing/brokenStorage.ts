import { vi } from 'vitest';

/** Local storage as a browser with blocked cookies has it: touching it throws. Until the end of the test. */
export function blockStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** Local storage that has no room left: reading and removing work, writing throws. Until the end of the test. */
export function fillStorage(): void {
  const real = window.localStorage;
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
}
