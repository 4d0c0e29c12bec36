import { useEffect, useEffectEvent } from 'react';

/** Where the key takes back what was typed. */
const TEXTS = 'input, textarea, select, [contenteditable]';

/** Ctrl+Z, or the Mac's own: who works by keyboard need not reach for a toast that soon goes. */
export function useUndoKey(onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || (event.target instanceof Element && event.target.matches(TEXTS))) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
