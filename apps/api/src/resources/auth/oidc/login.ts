import type { LoginData } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { HttpError } from '../../../platform/http/errors';
import type { OidcProvider } from './provider';
import { enter, type Refusal } from './account';
import * as repository from './repository';
import { payloadOf } from '../login';
import { hashToken, newToken, type Arrival, type AuthContext } from '../sessions';

const MINUTE_MS = 60_000;
/** How long somebody may take at the provider, and then the page to fetch its session. */
const AWAY_MS = 10 * MINUTE_MS;
const FINISHED_MS = 2 * MINUTE_MS;

export interface OidcContext extends AuthContext {
  provider: OidcProvider;
}

/** A browser is known by a cookie, which stands for a row; what it says in its address bar proves nothing. */
export function createOidcLogins({ db, clock, sessions, provider }: OidcContext) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);

  /** What one of the cookies stands for, the first that stands for anything. */
  async function firstOf<Found>(cookies: readonly string[], find: (hash: Buffer) => Promise<Found>) {
    for (const cookie of cookies) {
      const found = await find(hashToken(cookie));
      if (found) return found;
    }
    return null;
  }

  return {
    /** Begins a login: where to go, and the cookie to come back with. Rejects while the provider does not answer. */
    async begin(callback: string): Promise<{ url: string; cookie: string }> {
      const { url, checks } = await provider.begin(callback);
      const cookie = newToken();
      const now = clock.now();
      await repository.insertLogin(db, { cookieHash: hashToken(cookie), checks, now, expiresAt: later(AWAY_MS) });
      return { url, cookie };
    },

    /** Takes the provider's answer: the cookie of a finished login, or why none. Throws {@link OidcRefusal}. */
    async finish(cookies: readonly string[], answer: URL): Promise<{ cookie: string } | { refusal: Refusal }> {
      const state = answer.searchParams.get('state') ?? '';
      const checks = await firstOf(cookies, (hash) => repository.takeLogin(db, hash, state, clock.now()));
      if (!checks) return { refusal: 'failed' };
      const entry = await enter({ db, clock, sessions }, await provider.finish(answer, checks));
      if ('refusal' in entry) return entry;
      // a new cookie: the one before has been on its way through the provider's pages
      const finished = newToken();
      const expiresAt = later(FINISHED_MS);
      await repository.insertFinished(db, { cookieHash: hashToken(finished), userId: entry.userId, expiresAt });
      return { cookie: finished };
    },

    /** Starts the session of a finished login, once and within two minutes. Throws 401 LINK_EXPIRED. */
    async session(cookies: readonly string[], from?: Arrival): Promise<LoginData> {
      const userId = await firstOf(cookies, (hash) => repository.takeFinished(db, hash, clock.now()));
      const account = userId === null ? undefined : await repository.findEnterable(db, userId);
      if (!account) throw new HttpError(401, 'LINK_EXPIRED', MESSAGES.loginTooSlow);
      return { token: await sessions.start(account.id, from), payload: payloadOf(account, []) };
    },
  };
}
