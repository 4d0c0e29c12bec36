import { useMemo, useSyncExternalStore } from 'react';

/**
 * An address under which the page can show a file that was just picked.
 * @returns the address, given back to the browser once the file is another or the component gone; null without a file
 */
export function useObjectUrl(file: File | null): string | null {
  const store = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}

/** The address lives as long as somebody looks at it, so one made for a render that is thrown away cannot leak. */
function objectUrlOf(file: File | null) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe(changed: () => void) {
      if (file) url = URL.createObjectURL(file);
      changed();
      return () => {
        if (url) URL.revokeObjectURL(url);
        url = null;
      };
    },
  };
}
