import { passkeyCredentials } from '@seduh/api-client/mocks';
import { spyOn } from 'storybook/test';

/** What comes of it where a browser asks for a passkey; `waits` while it is asking. */
type Outcome = 'done' | 'cancelled' | 'there' | 'failed' | 'waits';

interface Browser {
  /** When one is to be made. */
  makes?: Outcome;
  /** When one is to sign, by the button. */
  signs?: Outcome;
  /** When one is chosen among what fills the email in; it waits where nothing is said. */
  fillsIn?: Outcome;
  /** Whose it is. */
  whose?: keyof typeof passkeyCredentials;
}

const NAMES = ['PublicKeyCredential', 'origin'] as const;
/** The browser that runs the stories, as it is. */
const real = NAMES.map((name) => Object.getOwnPropertyDescriptor(window, name));
const restore = () => {
  for (const [index, name] of NAMES.entries()) Object.defineProperty(window, name, real[index] ?? {});
};

/** @param credential what `window.PublicKeyCredential` is */
function pretend(credential: unknown): () => void {
  Object.defineProperty(window, 'PublicKeyCredential', { value: credential, configurable: true });
  // stories are also shown at an address of numbers, which has no passkeys
  Object.defineProperty(window, 'origin', { value: 'https://seduh.example', configurable: true });
  return restore;
}

const ERRORS = { cancelled: 'NotAllowedError', there: 'InvalidStateError', failed: 'UnknownError' } as const;

/** Answers like a browser: what was made or signed, or why not. A question that is taken back ends. */
async function answer<Made>(outcome: Outcome, made: Made, signal?: AbortSignal): Promise<Made> {
  if (outcome === 'done') return made;
  if (outcome !== 'waits') throw new DOMException('Asked for a passkey', ERRORS[outcome]);
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Taken back', 'AbortError')));
  });
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
/** @param text in base64url */
const rawOf = (text: string): ArrayBuffer => bytesOf(atob(text.replaceAll('-', '+').replaceAll('_', '/')));

/** What a page was given to sign, in base64url again. */
const challengeOf = (options: { challenge?: BufferSource } | undefined): string =>
  btoa(new TextDecoder().decode(options?.challenge)).replaceAll('=', '');

/**
 * A browser with passkeys, in the place of the one that runs the story: that one is never asked anything.
 * @returns what a story's `beforeEach` returns, so that the next one has its own browser
 */
export function browserWithPasskeys({
  makes = 'done',
  signs = 'done',
  fillsIn = 'waits',
  whose = 'customer',
}: Browser = {}): () => void {
  const clientData = (challenge: string) => bytesOf(JSON.stringify({ challenge }));
  spyOn(navigator.credentials, 'create').mockImplementation((options) => {
    const clientDataJSON = clientData(challengeOf(options?.publicKey));
    const response = { clientDataJSON, attestationObject: bytesOf('made'), getTransports: () => ['internal'] };
    return answer(makes, { rawId: bytesOf('a new one'), response } as unknown as Credential, options?.signal);
  });
  spyOn(navigator.credentials, 'get').mockImplementation((options) => {
    const response = {
      clientDataJSON: clientData(challengeOf(options?.publicKey)),
      authenticatorData: bytesOf('said'),
      signature: bytesOf('signed'),
      userHandle: bytesOf('whose'),
    };
    const signed = { rawId: rawOf(passkeyCredentials[whose]), response } as unknown as Credential;
    return answer(options?.mediation === 'conditional' ? fillsIn : signs, signed, options?.signal);
  });
  return pretend({ isConditionalMediationAvailable: async () => true });
}

/** A browser that has none. @returns as the other */
export const browserWithoutPasskeys = (): (() => void) => pretend(undefined);
