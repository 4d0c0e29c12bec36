import { useMemo, useSyncExternalStore } from 'react';

/**
 * An object URL by which the page can show a file that was just picked.
 * @returns the URL, revoked once the file changes or the component unmounts; null without a file
 */
export function useObjectUrl(file: File | null): string | null {
  const store = useMemo(() => objectUrlOf(file), [file]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}

/** The URL exists only while it is subscribed to, so a render that is thrown away cannot leak one. */
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
