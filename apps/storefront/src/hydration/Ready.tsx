import { useEffect } from 'react';
import { READY } from './bootstrap';

/** Says once that the page answers; stands beside the page, so that it waits for the page's own code. */
export function Ready() {
  useEffect(() => void document.dispatchEvent(new Event(READY)), []);
  return null;
}
