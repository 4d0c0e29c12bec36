import type { NewPasskeyBody, PasskeyLoginBody } from '@seduh/contract';

/** The shop, as browsers know it: a passkey is one of a host, and says on which page it was used. */
export interface RelyingParty {
  /** E.g. `https://seduh.example`. */
  origin: string;
  /** Its host: `seduh.example`. */
  id: string;
}

/** Loaded with the first passkey: a start of the shop need not wait for it. */
const webauthn = () => import('@simplewebauthn/server');

/** By the address where people reach the shop. */
export const relyingPartyOf = (origin: string): RelyingParty => ({ origin, id: new URL(origin).hostname });

/** What passkeys may sign with, as COSE names it: EdDSA, ES256, RS256. Every authenticator has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** The challenge that a browser says it was given; null for what no browser says. Nothing is proved by it yet. */
export function challengeOf(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** A passkey that was just made for this challenge, at this shop, by somebody the device knows; null where it was not. */
export async function verifyNew(body: NewPasskeyBody, challenge: string, { origin, id: rpId }: RelyingParty) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        response: { clientDataJSON: body.client_data, attestationObject: body.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== body.id) return null;
    const { credential, aaguid, credentialBackedUp: synced } = registrationInfo;
    return { publicKey: Buffer.from(credential.publicKey), counter: credential.counter, aaguid, synced };
  } catch {
    // the library throws whatever does not fit; which it was is nobody's business but a debugger's
    return null;
  }
}

/**
 * What a passkey says by its signature: how often it was used, whether it is kept elsewhere too; null where the
 * signature is not by this key, of this challenge, at this shop, or nobody was recognised by the device.
 */
export async function verifyUse(
  body: PasskeyLoginBody,
  key: Buffer,
  challenge: string,
  { origin, id: rpId }: RelyingParty,
): Promise<{ counter: number; synced: boolean } | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: body.id,
        rawId: body.id,
        type: 'public-key',
        response: {
          clientDataJSON: body.client_data,
          authenticatorData: body.authenticator_data,
          signature: body.signature,
          userHandle: body.user_handle,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // the counter is for the database to judge: of two at once only one may go past it
      credential: { id: body.id, publicKey: new Uint8Array(key), counter: 0 },
    });
    const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
    return verified ? { counter, synced } : null;
  } catch {
    return null;
  }
}

/** Whom a passkey is for, in base64url: the account's id as 16 bytes, which says nothing of the person. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
