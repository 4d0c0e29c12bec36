import { normalizeIP } from '@fastify/rate-limit';
import { LIMITS } from '@seduh/contract/constants';
import { guessWait } from '@seduh/domain';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors';
import { slowDownRule, windowRule, type Pass } from '../../platform/limits/rules';
import { requireViewer } from '../../platform/plugins/auth';
import { tooMany } from '../../platform/plugins/limits';

const WINDOW_MS = 15 * 60_000;
const OF_ONE_ACCOUNT = 10;
const OF_ONE_ADDRESS = 30;
/** What a wrong guess is answered with. Whatever else goes wrong says nothing about the guess, and costs none. */
const WRONG = new Set(['WRONG_CREDENTIALS', 'WRONG_PASSWORD', 'WRONG_CODE']);
/** What a right one is answered with where it does not let in: whoever gave it knows the password. */
const NOT_ENOUGH = new Set(['ACCOUNT_DISABLED', 'CODE_REQUIRED', 'PASSKEY_REQUIRED']);
/** Of those what every login with a second factor begins with: nothing to be warned of. */
const HALFWAY = new Set(['CODE_REQUIRED', 'PASSKEY_REQUIRED']);

/** Runs what may be a guess at a password, or at a code; throws 429 where too many went wrong. */
export type GuessLimit = <Result>(request: FastifyRequest, attempt: () => Promise<Result>) => Promise<Result>;

/**
 * Judges guesses one by one: each counts while it is judged, so that many at once get no further, and only a wrong one
 * stays counted. Each that does not let in has a line in the log, with keyed hashes.
 */
export function guessLimit(
  passesOf: (request: FastifyRequest) => readonly Pass[] | Promise<readonly Pass[]>,
  accountOf: (request: FastifyRequest) => string,
): GuessLimit {
  return async (request, attempt) => {
    const tell = (what: string, code?: string) => {
      const { keyedHash } = request.server;
      const account = keyedHash.inLog('account', accountOf(request));
      const level = HALFWAY.has(code ?? '') ? 'info' : 'warn';
      request.log[level]({ account, address: keyedHash.inLog('address', addressOf(request)), code }, what);
    };
    const taken = await request.server.limiter.take(await passesOf(request));
    if (typeof taken === 'number') {
      tell('a guess was not judged');
      throw tooMany(taken);
    }
    try {
      const result = await attempt();
      await taken.giveBack();
      return result;
    } catch (error) {
      if (error instanceof HttpError && WRONG.has(error.code)) tell('a guess was wrong', error.code);
      else await taken.giveBack();
      if (error instanceof HttpError && NOT_ENOUGH.has(error.code)) tell('a right guess did not let in', error.code);
      throw error;
    }
  };
}

/**
 * Limits on failed logins: 10 in 15 minutes by account and address, 30 by address, and a slow-down of the account. A
 * known device has ten tries of its own instead: neither a neighbour's guesses nor the world's keep its owner out.
 * @param knownDevice names the device where it has logged in to this email's account before
 */
export function loginGuesses(
  knownDevice: (request: FastifyRequest, email: string) => Promise<string | null>,
): GuessLimit {
  const byDevice = windowRule('login by device', OF_ONE_ACCOUNT, WINDOW_MS);
  const byAddress = windowRule('login by address', OF_ONE_ADDRESS, WINDOW_MS);
  const byAccountAndAddress = windowRule('login by account and address', OF_ONE_ACCOUNT, WINDOW_MS);
  const byAccount = slowDownRule('login by account', guessWait);

  return guessLimit(
    async (request) => {
      const email = emailOf(request.body);
      const device = await knownDevice(request, email);
      if (device !== null) return [[byDevice, `${device} ${email}`]];
      const address = addressOf(request);
      return [
        [byAddress, address],
        [byAccountAndAddress, `${address} ${email}`],
        [byAccount, email],
      ];
    },
    (request) => emailOf(request.body),
  );
}

/** The same for passkeys: 30 that do not fit in 15 minutes, by address. Nobody guesses one; this is for who tries. */
export function passkeyGuesses(): GuessLimit {
  const byAddress = windowRule('passkeys by address', OF_ONE_ADDRESS, WINDOW_MS);
  return guessLimit((request) => [[byAddress, addressOf(request)]], credentialOf);
}

/** The same for who is logged in and names the own password again, from wherever: a session may be in wrong hands. */
export function ownPasswordGuesses(): GuessLimit {
  const attempts = windowRule('own password by account', OF_ONE_ACCOUNT, WINDOW_MS);
  const userOf = (request: FastifyRequest) => requireViewer(request).userId;
  return guessLimit((request) => [[attempts, userOf(request)]], userOf);
}

/** The passkey a body names; of at most the length of an email, as it is only told apart. */
const credentialOf = ({ body }: FastifyRequest): string => {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : '';
  return String(id).slice(0, LIMITS.email);
};

/** Where a request came from, as limits count it: of an IPv6 address the network. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/** The email a body names, as accounts have it; of at most the length of one, as it is kept for a while. */
export function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return String(email).trim().toLowerCase().slice(0, LIMITS.email);
}
