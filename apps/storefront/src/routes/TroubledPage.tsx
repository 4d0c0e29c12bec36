import { useCallback, useEffect, useRef, useState } from 'react';
import { MissingCode } from '@seduh/screens/lib';
import { type Problem, problemOf, ProblemScreen } from '@seduh/screens/problem';
import { isShopThere } from './isShopThere';

/** One entry for each build that was given up, for as long as the tab is open. */
const RELOADED = 'seduh.reloaded ';

/**
 * Loads the page anew where that was not done for this build before: after a deploy the old files are gone, and a reload
 * brings the new ones. Where storage is blocked nothing could stop it from doing so for ever, so it does nothing.
 * @returns whether the page is on its way
 */
function reloadOnce(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    if (sessionStorage.getItem(RELOADED + build)) return false;
    sessionStorage.setItem(RELOADED + build, '1');
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * In place of a page that broke. Code that did not come means one of two things: no way to the shop, which is waited
 * for, or a newer build, which one reload brings.
 */
export default function TroubledPage({ error }: { error: unknown }) {
  const [problem, setProblem] = useState<Problem | null>(() =>
    error instanceof MissingCode ? null : problemOf(error),
  );
  const [isAsking, setAsking] = useState(false);
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    const findOut = async () => {
      const isThere = await isShopThere();
      if (!isHere.current || (isThere && reloadOnce())) return;
      setProblem(isThere ? 'failed' : 'offline');
    };
    if (error instanceof MissingCode) void findOut();
    return () => {
      isHere.current = false;
    };
  }, [error]);

  /** Without a way to the shop a reload would leave the visitor with nothing: the menu in memory goes too. */
  const reload = useCallback(async () => {
    setAsking(true);
    const isThere = await isShopThere();
    if (!isHere.current) return;
    setAsking(false);
    if (isThere) window.location.reload();
    else setProblem('offline');
  }, []);

  useEffect(() => {
    if (problem !== 'offline') return undefined;
    const onOnline = () => void reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [problem, reload]);

  if (!problem) return <div className="page-wait" aria-busy="true" />;
  return <ProblemScreen problem={problem} isReloading={isAsking} onReload={() => void reload()} />;
}
