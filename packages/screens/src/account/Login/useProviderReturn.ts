import { ApiError, finishOidcLogin, type LoginResult } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIMITS } from '@seduh/contract/constants';
import { useWords } from '../../lib/words/words';
import { accountWords, type AccountWords } from '../words';

/** How a login over a provider ended where it did not log in. @param outcome one that has no words of its own has failed */
const problemOf = (outcome: string, m: AccountWords): string =>
  Object.hasOwn(m.google, outcome) ? m.google[outcome as keyof typeof m.google] : m.google.failed;

/**
 * Ends a login that went over a provider. Whoever follows the session sees that it worked.
 * @param outcome how it ended there, as the address says it; null for who was not there
 */
export function useProviderReturn(outcome: string | null): { busy: boolean; problem: string | null } {
  const m = useWords(accountWords);
  const [problem, setProblem] = useState(() => (outcome === null || outcome === 'done' ? null : problemOf(outcome, m)));
  const isAsked = useRef(false);

  const onFailed = useEffectEvent((error: unknown) => {
    const msg = error instanceof ApiError ? error.msg : m.google.failed;
    toast.error(msg);
    setProblem(msg);
  });
  const onDone = useEffectEvent((result: LoginResult) => greet(result, m));

  useEffect(() => {
    // the session can be fetched once, and in development effects run twice
    if (outcome !== 'done' || isAsked.current) return;
    isAsked.current = true;
    finishOidcLogin().then(
      (result) => onDone(result),
      (error: unknown) => onFailed(error),
    );
  }, [outcome]);

  return { busy: outcome === 'done' && !problem, problem };
}

/** Says that somebody is in, and what became of the cart they brought. */
export function greet({ cartWasFull }: LoginResult, m: AccountWords): void {
  toast.success(m.loggedIn);
  if (cartWasFull) toast.error(m.cartFull(LIMITS.lineQuantity, LIMITS.cartLines));
}
