import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@seduh/contract/constants';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db/tx';
import type { AppConfig } from '../../deps';
import { cookieName } from '../../platform/http/cookie-names';
import { publicOrigin } from '../../platform/http/origin';
import { hasLoggedIn, noteDevice } from './repository';
import { hashToken, newToken } from './sessions';

const COOKIE = 'seduh_device';
/** Only logging in ever asks which device it is. */
const COOKIE_PATH = `${API_BASE}/auths`;
const TOKEN = /^[\w-]{43}$/;
const DAY_MS = 24 * 60 * 60_000;
const KNOWN_DAYS = 180;
const OF_ONE_ACCOUNT = 20;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Devices that logged in to an account, by a cookie that opens nothing: others' guesses do not slow them down. Routes
 * that use them need the cookie plugin.
 */
export function createDevices(db: Db, clock: Clock, config: AppConfig) {
  const isHttps = (request: FastifyRequest) => publicOrigin(config, request).startsWith('https:');
  const tokenBy = ({ cookies }: FastifyRequest, name: string): string | null => {
    const token = cookies[name] ?? '';
    return TOKEN.test(token) ? token : null;
  };
  const nameFor = (request: FastifyRequest) => cookieName(COOKIE, isHttps(request));
  return {
    /** Names the device where it has logged in to this email's account before; null where it has not. */
    async known(request: FastifyRequest, email: string): Promise<string | null> {
      // by its plain name a device has it from before 2026-11-28; planted there, it is known for no account
      const token = tokenBy(request, nameFor(request)) ?? tokenBy(request, COOKIE);
      if (token === null) return null;
      const tokenHash = hashToken(token);
      const since = new Date(clock.now().getTime() - KNOWN_DAYS * DAY_MS);
      const isKnown = await hasLoggedIn(db, tokenHash, email, since);
      return isKnown ? tokenHash.toString('base64url') : null;
    },

    /**
     * Notes that somebody who showed who they are came in on this device. Where it cannot be noted they are in all the
     * same: the session that they came with has ended.
     */
    async note(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
      const name = nameFor(request);
      // by https anybody on the way may have set the plain name: a token of theirs is never taken on
      const token = tokenBy(request, name) ?? newToken();
      try {
        await noteDevice(db, { tokenHash: hashToken(token), userId, at: clock.now(), kept: OF_ONE_ACCOUNT });
      } catch (err) {
        request.log.warn({ err }, 'a device was not noted');
        return;
      }
      if (name !== COOKIE && request.cookies[COOKIE] !== undefined)
        reply.clearCookie(COOKIE, { path: COOKIE_PATH, secure: true });
      reply.setCookie(name, token, {
        path: COOKIE_PATH,
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps(request),
        maxAge: (KNOWN_DAYS * DAY_MS) / 1000,
      });
    },
  };
}
