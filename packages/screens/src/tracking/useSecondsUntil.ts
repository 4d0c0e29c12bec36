import { serverNow } from '@seduh/api-client';
import { useSyncExternalStore } from 'react';

const SECOND = 1000;

function onSecond(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until an instant by the server's clock, counting down; negative when it is past.
 * @param iso ISO 8601
 */
export const useSecondsUntil = (iso: string): number =>
  useSyncExternalStore(
    onSecond,
    () => Math.ceil((Date.parse(iso) - serverNow().getTime()) / SECOND),
    () => 0,
  );
