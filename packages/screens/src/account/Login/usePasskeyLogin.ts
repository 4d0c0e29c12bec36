import { ApiError, askPasskey, loginByPasskey, type LoginResult } from '@seduh/api-client';
import type { PasskeyLoginBody, PasskeyRequest } from '@seduh/contract';
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
  // in the field, but while the button asks: a browser does one of these at a time
  const [isOffering, setIsOffering] = useState(true);
  const asked = useRef<AbortController>(undefined);

  const enter = async (signed: PasskeyLoginBody): Promise<boolean> => {
    setBusy(true);
    try {
      onIn(await loginByPasskey(signed));
      return true;
    } catch (error) {
      onRefused(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const chosen = useEffectEvent(enter);

  useEffect(() => {
    if (!isOffering) return;
    const own = new AbortController();
    void offerInField(own.signal, (signed) => chosen(signed));
    return () => own.abort();
  }, [isOffering]);
  useEffect(() => () => asked.current?.abort(), []);

  /** Asks for a passkey in so many words. */
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    setIsOffering(false);
    const own = new AbortController();
    asked.current = own;
    try {
      const signed = await signByPasskey(await askPasskey(), { signal: own.signal });
      if (await enter(signed)) return;
    } catch (error) {
      if (own.signal.aborted) return;
      onRefused(refusalOf(error));
    } finally {
      setBusy(false);
    }
    setIsOffering(true);
  };

  return { busy, ask };
}

/** Offers passkeys in the field, again and again, as what is to be signed gets too old. @param enter whether one let in */
async function offerInField(signal: AbortSignal, enter: (signed: PasskeyLoginBody) => Promise<boolean>): Promise<void> {
  if (!(await canFillIn())) return;
  while (!signal.aborted) {
    // nobody asked for it: where it does not work, the button says so
    const request = await askPasskey().catch(() => null);
    if (!request || signal.aborted) return;
    const signed = await signInTime(request, signal);
    if (signed === null) return;
    if (signed !== 'old' && (await enter(signed))) return;
    await seen(signal);
  }
}

/** What was chosen; `old` where nothing was in time, null where the browser offers nothing (any more). */
async function signInTime(request: PasskeyRequest, signal: AbortSignal): Promise<PasskeyLoginBody | 'old' | null> {
  const own = new AbortController();
  const end = () => own.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, RENEWED_AFTER);
  try {
    return await signByPasskey(request, { isFillIn: true, signal: own.signal });
  } catch {
    return own.signal.aborted && !signal.aborted ? 'old' : null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** When somebody looks at the page: nothing is asked for on behalf of one that lies in the background. */
async function seen(signal: AbortSignal): Promise<void> {
  while (document.hidden && !signal.aborted)
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
}
