import {
  API_PATHS,
  EmailLinkBody,
  MESSAGES,
  NoticeSettings,
  NoticeSettingsBody,
  PushRenewalBody,
  PushSubscriptionBody,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { answer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { requireViewer, tokenOf } from '../../platform/plugins/auth';
import { userOf } from '../../platform/plugins/limits';
import { hashToken } from '../auth/sessions';
import type { NoticeCaller, createNoticeService } from './service';
import { stopLimit } from './stop-routes';

const endpoint = endpointsOf('notices');
const HOUR_MS = 60 * 60_000;

/** Nobody turns it on and off more often than that; by account. */
const subscriptionLimit = {
  max: 60,
  timeWindow: HOUR_MS,
  hook: 'preHandler',
  keyGenerator: userOf,
} as const satisfies RateLimitOptions;

/** Browsers renew once in months; by address, with room for a café. */
const renewalLimit = { max: 60, timeWindow: HOUR_MS, hook: 'preHandler' } as const satisfies RateLimitOptions;

/** What people are told where they are: on devices, by mail, by phone. */
export function noticeRoutes(notices: ReturnType<typeof createNoticeService>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      API_PATHS.notices,
      endpoint('any', 'Which news whoever is logged in gets, and where', { response: answer(NoticeSettings) }),
      async (request) => ok(await notices.get(callerOf(request))),
    );
    app.patch(
      API_PATHS.notices,
      endpoint('any', 'Change which news one gets: only what is sent', {
        body: NoticeSettingsBody,
        response: answer(NoticeSettings),
      }),
      async (request) => ok(await notices.change(callerOf(request), request.body), MESSAGES.noticesSaved),
    );
    app.post(
      API_PATHS.newsStop,
      endpoint({ role: 'public', rateLimit: stopLimit }, 'End somebody’s news by mail, by the link in any of them', {
        description: 'Works as often as it is sent. Receipts and mails about the account go on.',
        body: EmailLinkBody,
        response: noAnswer,
      }),
      async ({ body }) => {
        await notices.stopMails(body.token);
        return ok(null, MESSAGES.newsStopped);
      },
    );
    app.post(
      API_PATHS.push,
      endpoint({ role: 'any', rateLimit: subscriptionLimit }, 'Have the browser of this session told', {
        description: 'One for each session; it ends with it. A subscription that another session had is taken over.',
        body: PushSubscriptionBody,
        response: noAnswer,
      }),
      async (request) => {
        await notices.subscribe(callerOf(request), request.body);
        return ok(null, MESSAGES.pushOn);
      },
    );
    app.delete(
      API_PATHS.push,
      endpoint('any', 'Leave the browser of this session alone', { response: noAnswer }),
      async (request) => {
        await notices.unsubscribe(callerOf(request));
        return ok(null, MESSAGES.pushOff);
      },
    );
    app.post(
      API_PATHS.pushRenewal,
      endpoint({ role: 'public', rateLimit: renewalLimit }, 'Put a new subscription in the place of an old one', {
        description:
          'For the worker in the browser, which has no token: it proves by the old address that it is the one.',
        body: PushRenewalBody,
        response: noAnswer,
      }),
      async (request) => {
        await notices.renew(request.body);
        return ok(null, MESSAGES.pushOn);
      },
    );
  };
}

function callerOf(request: FastifyRequest): NoticeCaller {
  return { userId: requireViewer(request).userId, sessionHash: hashToken(tokenOf(request) ?? '') };
}
