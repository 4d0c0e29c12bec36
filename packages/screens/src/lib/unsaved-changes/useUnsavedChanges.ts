import { useEffect } from 'react';
import { blockNavigation } from './navigationBlocker';

/**
 * While there is something unsaved, asks 'Leave without saving?' before a link, a search or Back leads to another page;
 * the browser asks in its own words before the tab is closed or reloaded. What a page does itself (going on after it
 * has saved, logging out) is never held up.
 * @param dirty whether anything would be lost
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? blockNavigation() : undefined), [dirty]);
}
