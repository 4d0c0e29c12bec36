import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { RateLimitOptions } from '@fastify/rate-limit';
import { addressIn, LANGUAGES, MESSAGES, PAGES } from '@seduh/contract/constants';
import { z } from 'zod';
import { HttpError } from '../../platform/http/errors';
import type { createNoticeService } from './service';

/**
 * By address. Mail providers press for many readers from one, and a token cannot be guessed: what is limited is the work.
 */
export const stopLimit = {
  max: 600,
  timeWindow: 15 * 60_000,
  hook: 'preHandler',
  groupId: 'news-stop',
} as const satisfies RateLimitOptions;

/** Both ways in which a mail program may send its one field, and a form without any. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const LONGEST_BYTES = 4 * 1024;
const ONE_CLICK = /List-Unsubscribe[^]*One-Click/;

/**
 * The way out of news by mail for mail programs (RFC 8058), and for browsers whose scripts do not run: both send a form
 * to the page's own address. Opening it changes nothing, as mail scanners do that too.
 */
export function newsStopRoutes({ stopMails }: ReturnType<typeof createNoticeService>): FastifyPluginAsyncZod {
  return async (app) => {
    app.addContentTypeParser(
      FORMS,
      { parseAs: 'string', bodyLimit: LONGEST_BYTES },
      async (_: unknown, body: unknown) => body,
    );
    const route = {
      config: { role: 'public', rateLimit: stopLimit },
      schema: { hide: true, querystring: z.object({ token: z.string().default('') }) },
    } as const;
    for (const language of LANGUAGES) {
      const page = addressIn(language, PAGES.newsStop.path);
      app.post(page, route, async ({ query: { token }, body }, reply) => {
        reply.header('cache-control', 'no-store');
        if (ONE_CLICK.test(String(body))) {
          await stopMails(token);
          // an answer, not another page: nobody looks at it
          return reply.type('text/plain; charset=utf-8').send(`${MESSAGES.newsStopped}\n`);
        }
        try {
          await stopMails(token);
          return reply.redirect(`${page}?done=yes`, 303);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          return reply.redirect(`${page}?done=no`, 303);
        }
      });
    }
  };
}
