import { Button, Mark } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart, useWords } from '@seduh/screens/lib';
import { shellWords } from '../shell/words';
import { isShopThere } from './isShopThere';

const page = lazyPart(() => import('./TroubledPage'));

/** Fetches the error page while all is well: it is needed when nothing can be fetched any more. */
export const prepareBrokenPage = (): Promise<void> => page.load().catch(() => undefined);

/** In place of a page that broke, or whose code did not come; in plain words where even the error page did not. */
export function BrokenPage({ error }: { error: unknown }) {
  'use no memo'; // see Shell
  const m = useWords(shellWords);
  const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting');

  useEffect(() => {
    page.load().then(
      () => setState('ready'),
      () => setState('missing'),
    );
  }, []);

  const reload = () =>
    // its code may come by now; without a way to the shop a reload would leave nothing at all
    page.load().then(
      () => setState('ready'),
      async () => {
        if (await isShopThere()) window.location.reload();
      },
    );

  const retry = useEffectEvent(() => void reload());
  useEffect(() => {
    if (state !== 'missing') return undefined;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [state]);

  if (state === 'waiting') return null;
  if (state === 'ready') return <page.Part error={error} />;
  // made of what every page has from the start: nothing else can be had
  return (
    <div className="sd-wrap lost" role="alert">
      <Mark />
      <h1 className="sd-display sd-t-1">{navigator.onLine ? m.broken : m.offline}</h1>
      <p className="sd-lead">{m.brokenText}</p>
      <Button onClick={() => void reload()}>{m.reload}</Button>
    </div>
  );
}
