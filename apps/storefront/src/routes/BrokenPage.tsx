import { useEffect, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { problemOf } from '../screens/Problem/problemOf';

const screen = lazyPart(async () => {
  const { ProblemScreen } = await import('../screens/Problem/ProblemScreen');
  return { default: ProblemScreen };
});

const reload = () => window.location.reload();

/** Fetches the error page while all is well: it is needed when nothing can be fetched any more. */
export const prepareBrokenPage = (): Promise<void> => screen.load().catch(() => undefined);

/** In place of a page that broke, or whose code did not come; in plain words where even the error page did not. */
export function BrokenPage({ error }: { error: unknown }) {
  const [state, setState] = useState<'waiting' | 'ready' | 'missing'>('waiting');

  useEffect(() => {
    screen.load().then(
      () => setState('ready'),
      () => setState('missing'),
    );
  }, []);

  if (state === 'waiting') return null;
  if (state === 'ready') return <screen.Part problem={problemOf(error)} onReload={reload} />;
  return (
    <div className="wrap" role="alert">
      <h1>This page did not load</h1>
      <p>Your cart is kept. Check your connection, then try again.</p>
      <button type="button" className="link" onClick={reload}>
        Reload
      </button>
    </div>
  );
}
