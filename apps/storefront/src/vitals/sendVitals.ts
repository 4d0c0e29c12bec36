import { API_BASE, type PageName, type Vital, VITALS_PATH } from '@seduh/contract/constants';
import type { VisitBody } from '@seduh/contract';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Tells the shop what this visit has measured, once, as soon as the page goes out of sight.
 * @param page what the visit began with
 */
export function sendVitals(page: PageName): void {
  const vitals: Partial<Record<Vital, number>> = {};
  const note = ({ name, value }: MetricType) => void (vitals[name] = value);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const visit: VisitBody = { page, vitals };
    navigator.sendBeacon(API_BASE + VITALS_PATH, new Blob([JSON.stringify(visit)], { type: 'application/json' }));
  };
  // heard after those of the library, which end their measuring at the same event
  document.addEventListener('visibilitychange', send);
}
