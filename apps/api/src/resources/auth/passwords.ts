import { hash, verify } from '@node-rs/argon2';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { isOwnWords, type PasswordOwner } from '@seduh/domain/own-words';
import { invalid } from '../../platform/http/errors';
import { Semaphore } from '../../platform/semaphore';

/** OWASP's choice for argon2id: 19 MiB, 2 passes. About 20 ms each, off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Two take half of Node's threads for such work, and less memory than the rest of a busy shop. */
const AT_ONCE = 2;
/** As many of the most common passwords are refused, of those that are long enough to be chosen (ASVS 6.2.4). */
export const COMMON = 3_000;

/** What an unknown email is checked against, so that it costs the time of a wrong password. Of nobody's password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$QuWiOWKiNQxg9d//qqhakg$5bx2vt2LnYVD5Jb53WlRLdTyM5Sa2si8jpPYUoujvXQ';

/** The hashes of all logins and sign-ups queue here: a rush of them may not take the machine from the shop. */
const semaphore = new Semaphore(AT_ONCE);

export const hashPassword = (password: string): Promise<string> => semaphore.run(() => hash(password, COST));

/** Whether this is the password. Without a hash (unknown email, no password set) it takes as long and says no. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const right = await semaphore.run(() => verify(passwordHash ?? NOBODY, password));
  return right && passwordHash != null;
}

let common: Promise<Set<string>> | undefined;

/** Whether a password is among the 3,000 most common ones that are long enough. The list is loaded when first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
}

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // those that are too short are left out first: nobody could choose them, and they would take the others' places
  return new Set(dictionary.passwords.filter((word) => word.length >= LIMITS.passwordMin).slice(0, COMMON));
}

/** Refuses a password that is tried first, by anybody or at this one; the message stands at the field it was typed into. */
export async function refuseGuessable(password: string, field: string, owner: PasswordOwner): Promise<void> {
  if (await isCommonPassword(password)) throw invalid({ [field]: MESSAGES.passwordCommon });
  if (isOwnWords(password, owner)) throw invalid({ [field]: MESSAGES.passwordOwn });
}
