import { useSyncExternalStore } from 'react';
import { type PageMessage, readKeptNews } from './messages';

let keptAt: number | null = null;

function subscribe(listener: () => void): () => void {
  // only where the connection is safe are there workers
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker: worker } = navigator;
  const onMessage = ({ data }: MessageEvent) => {
    const news = readKeptNews(data);
    if (!news) return;
    keptAt = news.keptAt;
    listener();
  };
  worker.addEventListener('message', onMessage);
  // what the page asked for before this part was here
  worker.controller?.postMessage({ ask: 'how old' } satisfies PageMessage, []);
  return () => worker.removeEventListener('message', onMessage);
}

/** When the oldest of what the page shows was kept, ms by the device's clock; null where all of it came just now. */
export const useKeptAt = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => keptAt,
    () => null,
  );
