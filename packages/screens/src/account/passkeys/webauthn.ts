import type { NewPasskeyBody, PasskeyLoginBody, PasskeyRequest, PasskeySetUp } from '@seduh/contract';

// Browsers read and write these by themselves only of late, and some password managers in their place do it wrongly.

/** Why a passkey was not made, or did not sign: given up by whoever was asked, there already, or it went wrong. */
export type PasskeyProblem = 'cancelled' | 'there' | 'failed';

/** Origins without a name, to which passkeys belong: addresses of numbers, and `null` of a page in a sandbox. */
const NAMELESS = /^null|\/(\[|[\d.]+(:|$))/;

/**
 * Whether this browser can have passkeys here, which it says itself where it is asked securely alone; a server-made page's
 * `markPage` says the same, which a test demands.
 */
export const canUsePasskeys = (): boolean => Boolean(window.PublicKeyCredential) && !NAMELESS.test(origin);

/** Whether it offers them among what it fills fields with. */
export const canFillIn = async (): Promise<boolean> =>
  canUsePasskeys() && Boolean(await window.PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false));

/** What went wrong, of what the two below reject with. */
export function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'there' : 'failed';
}

/** Lets the device make a passkey, which asks who is there. Rejects as {@link problemOf} reads it. */
export async function makePasskey(setUp: PasskeySetUp): Promise<NewPasskeyBody> {
  const key = (id: string) => ({ type: 'public-key' as const, id: bytesOf(id) });
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(setUp.challenge),
      rp: { id: setUp.rp_id, name: setUp.rp_name },
      user: { id: bytesOf(setUp.user_id), name: setUp.user_name, displayName: setUp.user_display_name },
      pubKeyCredParams: setUp.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: setUp.exclude.map(key),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { rawId, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return {
    id: textOf(rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  };
}

export interface SignOptions {
  /** Only among what the browser fills the email in with, instead of a question of its own. */
  isFillIn?: boolean;
  signal: AbortSignal;
}

/** Lets a passkey of the device sign, whichever its owner chooses. Rejects as {@link problemOf} reads it. */
export async function signByPasskey(
  { challenge, rp_id: rpId }: PasskeyRequest,
  { isFillIn = false, signal }: SignOptions,
): Promise<PasskeyLoginBody> {
  const signed = await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required' },
    signal,
    ...(isFillIn ? { mediation: 'conditional' as const } : {}),
  });
  const { rawId, response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return {
    id: textOf(rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    // one without could not say whose it is; the server refuses it
    user_handle: textOf(response.userHandle ?? new ArrayBuffer(1)),
  };
}

/** @param text in base64url */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
