import { ApiError, askPasskey, loginByPasskey, type LoginResult } from '@seduh/api-client';
import { PASSKEY_LIMITS } from '@seduh/contract/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { canFillIn, type PasskeyProblem, problemOf, signByPasskey } from '../passkeys/webauthn';

/** What a browser is given to sign is asked for anew this long before it is too old, ms. */
const RENEWED_BEFORE = 30_000;
const RENEWED_AFTER = PASSKEY_LIMITS.minutes * 60_000 - RENEWED_BEFORE;

/** Why nobody was logged in: the server said so, or the browser. */
export type PasskeyRefusal = { msg: string } | { problem: PasskeyProblem };

const refusalOf = (error: unknown): PasskeyRefusal =>
  error instanceof ApiError ? { msg: error.msg } : { problem: problemOf(error) };

/**
 * Logging in by a passkey: by `ask`, and where the browser can, by what it fills the email in with, for as long as the
 * page is there. @param onIn called with the login @param onRefused called with what came instead
 */
export function usePasskeyLogin(onIn: (login: LoginResult) => void, onRefused: (refusal: PasskeyRefusal) => void) {
  const [busy, setBusy] = useState(false);
  // a browser does one of these at a time
  const current = useRef<AbortController>(undefined);

  const begin = (): AbortController => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    return own;
  };

  const enter = async (sign: Promise<Awaited<ReturnType<typeof signByPasskey>>>) => {
    const signed = await sign;
    setBusy(true);
    try {
      onIn(await loginByPasskey(signed));
    } finally {
      setBusy(false);
    }
  };

  /** Offers passkeys in the field, again and again, as what is to be signed gets too old. */
  const offer = useEffectEvent(async () => {
    const { signal } = begin();
    if (!(await canFillIn())) return;
    while (!signal.aborted) {
      // nobody asked for it: where it does not work, the button says so
      const request = await askPasskey().catch(() => null);
      if (!request || signal.aborted) return;
      const round = new AbortController();
      const end = () => round.abort();
      signal.addEventListener('abort', end);
      const timer = setTimeout(end, RENEWED_AFTER);
      try {
        await enter(signByPasskey(request, { isFillIn: true, signal: round.signal }));
        return;
      } catch (error) {
        if (signal.aborted) return;
        // one that was chosen and refused; another may be chosen after it
        if (error instanceof ApiError) onRefused(refusalOf(error));
        else if (!round.signal.aborted) return;
        await seen(signal);
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
    }
  });

  useEffect(() => {
    void offer();
    return () => current.current?.abort();
  }, []);

  /** Asks for a passkey in so many words. */
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    const { signal } = begin();
    try {
      await enter(signByPasskey(await askPasskey(), { signal }));
    } catch (error) {
      if (signal.aborted) return;
      onRefused(refusalOf(error));
      void offer();
    } finally {
      setBusy(false);
    }
  };

  return { busy, ask };
}

/** When somebody looks at the page: nothing is asked for on behalf of one that lies in the background. */
async function seen(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted)
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
}
