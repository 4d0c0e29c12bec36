import { ApiError, finishOidcLogin, type LoginResult } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useEffect, useRef, useState } from 'react';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';

const failed = 'Google did not log you in. Try again, or use your email and password.';

/** What the ends of a login over a provider mean; one that is not here has failed. */
const problems: Record<string, string> = {
  email_unverified: 'Google has not confirmed your email. Confirm it there, or sign up with a password.',
  staff: 'Staff log in with email and password.',
  closed: 'The account with this email is closed.',
};

/**
 * Ends a login that went over a provider. Whoever follows the session sees that it worked.
 * @param outcome how it ended there, as the address says it; null for who was not there
 */
export function useProviderReturn(outcome: string | null): { busy: boolean; problem: string | null } {
  const [problem, setProblem] = useState(() =>
    outcome === null || outcome === 'done' ? null : (problems[outcome] ?? failed),
  );
  const isAsked = useRef(false);

  useEffect(() => {
    // the session can be fetched once, and in development effects run twice
    if (outcome !== 'done' || isAsked.current) return;
    isAsked.current = true;
    finishOidcLogin().then(greet, (error: unknown) => {
      const msg = error instanceof ApiError ? error.msg : failed;
      toast.error(msg);
      setProblem(msg);
    });
  }, [outcome]);

  return { busy: outcome === 'done' && !problem, problem };
}

const cartFull = `Not everything fitted in your cart: ${LIMITS.lineQuantity} of one, ${LIMITS.cartLines} lines at most`;

/** Says that somebody is in, and what became of the cart they brought. */
export function greet({ cartWasFull }: LoginResult): void {
  toast.success(MESSAGES.loginSuccess);
  if (cartWasFull) toast.error(cartFull);
}
