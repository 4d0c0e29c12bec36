import { useEffect } from 'react';

/**
 * While there is something unsaved, asks 'Leave without saving?' before a link, a search or Back leads to another page;
 * the browser asks in its own words before the tab is closed or reloaded. What a page does itself (going on after it
 * has saved, logging out) is never held up.
 * @param dirty whether anything would be lost
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => (dirty ? blockNavigation() : undefined), [dirty]);
}

// At the browser's own events and not in the router: only pages with a form need it, so nobody else loads a byte of it.
import { isOutside } from '../paths';
import { confirmLeaving, dismissDialog } from './confirmLeaving';
import { setPopStateBlocker } from './popStateBlocker';

/** Where the visitor is: the page's address, and its number in the router's history. */
interface Spot {
  page: string;
  index: number;
}

let holders = 0;
let here: Spot = { page: '', index: 0 };
/** Set while a way out that was agreed to is taken. */
let agreed = false;

const pageOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => pathname + search;

/** The router numbers its history entries; one that it did not make has no number. */
function indexOf(state: unknown): number {
  const { idx } = (typeof state === 'object' && state !== null ? state : {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : Number.NaN;
}

/** Takes a way out again, this time without a question. */
function take(way: () => void): void {
  agreed = true;
  way();
  agreed = false;
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (agreed || !link || !isPlain || !leadsAway(link)) return;
  event.preventDefault();
  event.stopPropagation();
  confirmLeaving(() => take(() => link.click()));
}

/** To another page in this tab. Another site or a file is asked about by the browser, where it takes the page along. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (isOutside(link.getAttribute('href') ?? '') || link.hasAttribute('download')) return false;
  // the same page in another language keeps what was typed, and this is its address from then on
  if (link.hreflang) {
    here.page = pageOf(link);
    return false;
  }
  return (link.target === '' || link.target === '_self') && pageOf(link) !== here.page;
}

/** Searches are forms that lead to a page; what a page saves is sent by code. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (agreed || !(form instanceof HTMLFormElement) || form.method !== 'get' || !form.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  confirmLeaving(() => take(() => form.requestSubmit()));
}

/** Back and forward have happened by now: undone before the router hears of them, taken anew after a yes. */
function onPopState(event: PopStateEvent): void {
  const steps = indexOf(event.state) - here.index;
  if (agreed || pageOf(window.location) === here.page || !steps) {
    agreed = false;
    return;
  }
  event.stopImmediatePropagation();
  window.history.go(-steps);
  confirmLeaving(() => {
    // until the browser has gone there
    agreed = true;
    window.history.go(steps);
  });
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Holds every way out of the page up until released; several holders count as one. @returns the release */
function blockNavigation(): () => void {
  holders += 1;
  if (holders === 1) {
    here = { page: pageOf(window.location), index: indexOf(window.history.state) };
    window.addEventListener('click', onClick, true);
    window.addEventListener('submit', onSubmit, true);
    setPopStateBlocker(onPopState);
    window.addEventListener('beforeunload', onBeforeUnload);
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
    setPopStateBlocker(null);
    window.removeEventListener('beforeunload', onBeforeUnload);
    agreed = false;
    dismissDialog();
  };
}
