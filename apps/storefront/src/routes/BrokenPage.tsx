import { useEffect, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { isShopThere } from './isShopThere';

const page = lazyPart(() => import('./TroubledPage'));

/** Fetches the error page while all is well: it is needed when nothing can be fetched any more. */
export const prepareBrokenPage = (): Promise<void> => page.load().catch(() => undefined);

/** In place of a page that broke, or whose code did not come; in plain words where even the error page did not. */
export function BrokenPage({ error }: { error: unknown }) {
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

  if (state === 'waiting') return null;
  if (state === 'ready') return <page.Part error={error} />;
  return (
    <div className="wrap" role="alert">
      <h1>This page did not load</h1>
      <p>Your cart is kept. Check your connection, then try again.</p>
      <button type="button" className="link" onClick={() => void reload()}>
        Reload
      </button>
    </div>
  );
}
