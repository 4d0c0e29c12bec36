import { retryAfterOf, Undelivered } from '../undelivered';
import type { MessageProvider } from './provider';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The sender: a number (`+62…`) or sender id for SMS, `whatsapp:+62…` for WhatsApp. */
  from: string;
  /** The approved template (`HX…`) whose only variable is the text: WhatsApp lets a shop begin with nothing else. */
  contentSid: string | null;
  /** Where Twilio lives. */
  baseUrl?: string;
}

const TIMEOUT_MS = 8_000;
/** The longest Twilio keeps a message for. */
const VALIDITY_MAX = 36_000;
const WHATSAPP = 'whatsapp:';

/** Twilio's Messages API, for SMS and WhatsApp: which of the two, the sender says. */
export function createTwilio({
  accountSid,
  authToken,
  from,
  contentSid,
  baseUrl = 'https://api.twilio.com',
}: TwilioSettings): MessageProvider {
  const isWhatsApp = from.startsWith(WHATSAPP);
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, baseUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  return {
    channel: isWhatsApp ? 'WhatsApp' : 'SMS',
    async send({ to, text, ttl }) {
      const body = new URLSearchParams({
        To: isWhatsApp ? `${WHATSAPP}${to}` : to,
        From: from,
        ValidityPeriod: String(Math.min(Math.max(1, ttl), VALIDITY_MAX)),
        ...(contentSid ? { ContentSid: contentSid, ContentVariables: JSON.stringify({ 1: text }) } : { Body: text }),
      });
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      }).catch((error: unknown) => {
        throw new Undelivered(error instanceof Error ? error.name : 'unreachable', 'for now');
      });
      const { status } = answer;
      // its text repeats the number: the code alone is kept
      const said: unknown = await answer.json().catch(() => null);
      if (answer.ok) return;
      const code = typeof said === 'object' && said !== null && 'code' in said ? Number(said.code) : NaN;
      const reason = ['twilio', status, Number.isInteger(code) ? code : null].filter((part) => part !== null).join(' ');
      // a refused login may be repaired; what is wrong with this one message will not be
      const mayPass = status === 429 || status >= 500 || status === 401 || status === 403;
      throw new Undelivered(reason, mayPass ? 'for now' : 'for good', retryAfterOf(answer.headers.get('retry-after')));
    },
  };
}
