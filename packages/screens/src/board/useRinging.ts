import { useEffect, useSyncExternalStore } from 'react';
import { persisted, usePersisted } from '../lib/persisted';
import type { Bell } from './bell';

/** How often it rings while nobody answers, ms. */
const RING_EVERY = 5000;

/**
 * Rings at once and then every 5 s while somebody is called, also in a tab that nobody looks at.
 * @returns whether the browser still waits for a tap; any tap or key on the page is taken for it
 */
export function useRinging(bell: Bell, isOn: boolean, isCalling: boolean): boolean {
  const isReady = useSyncExternalStore(bell.subscribe, bell.isReady);
  const isWaiting = isOn && !isReady;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const unlock = () => bell.unlock();
    document.addEventListener('click', unlock, true);
    document.addEventListener('keydown', unlock, true);
    return () => {
      document.removeEventListener('click', unlock, true);
      document.removeEventListener('keydown', unlock, true);
    };
  }, [bell, isWaiting]);

  const isRinging = isOn && isReady && isCalling;
  useEffect(() => {
    if (!isRinging) return undefined;
    bell.ring();
    const timer = setInterval(() => bell.ring(), RING_EVERY);
    return () => clearInterval(timer);
  }, [bell, isRinging]);

  return isWaiting;
}

const sound = persisted(
  'localStorage',
  'boardSound',
  (text) => text !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);

/** Whether new orders ring on this device, on unless switched off; the choice is kept there. */
export const useSoundChoice = () => usePersisted(sound);
