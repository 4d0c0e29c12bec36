import type { PushNotice } from '@seduh/contract';
import webPush from 'web-push';
import { errorCode } from '../db/errors';
import { retryAfterOf, Undelivered } from '../undelivered';
import type { PostPush, PushCall } from './post';
import type { VapidKeys } from './vapid';

/** A browser that may be told. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PushOptions {
  /** Seconds for which it is worth being delivered. */
  ttl: number;
  /** Takes the place of one with the same topic that has not been delivered: 32 signs of base64url at most. */
  topic: string;
}

/** Tells one browser something, encrypted for it; rejects with {@link Undelivered}. */
export type Push = (target: PushTarget, notice: PushNotice, options: PushOptions) => Promise<void>;

/** @param subject who answers for the messages: an https or mailto address */
export const createPush =
  (keys: VapidKeys, subject: string, post: PostPush): Push =>
  async ({ endpoint, p256dh, auth }, notice, { ttl, topic }) => {
    const answer = await post(
      encrypted(() =>
        webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          TTL: ttl,
          topic,
          // a phone that sleeps is woken: somebody waits for it
          urgency: 'high',
          vapidDetails: { subject, ...keys },
        }),
      ),
    ).catch((error: unknown) => {
      const code = errorCode(error) ?? 'unreachable';
      throw error instanceof Undelivered
        ? error
        : new Undelivered(code, code === 'ENOTPUBLIC' ? 'for good' : 'for now');
    });
    judge(answer.status, answer.retryAfter);
  };

/** Keys that are no point of the curve are nobody's: there is no browser that could read it. */
function encrypted(make: () => webPush.RequestDetails): PushCall {
  try {
    const { endpoint, headers, body } = make();
    return { endpoint, headers: headers as PushCall['headers'], body: Buffer.from(body ?? '') };
  } catch {
    throw new Undelivered('unreadable keys', 'gone');
  }
}

function judge(status: number, retryAfter: string | null): void {
  if (status >= 200 && status < 300) return;
  const reason = `push ${status}`;
  if (status === 404 || status === 410) throw new Undelivered(reason, 'gone');
  const mayPass = status === 429 || status >= 500 || status === 408;
  throw new Undelivered(reason, mayPass ? 'for now' : 'for good', retryAfterOf(retryAfter));
}
