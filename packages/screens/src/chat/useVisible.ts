import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether somebody may be looking at the page: not behind another tab, nor on a locked phone. */
export const useVisible = (): boolean =>
  useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => false,
  );
