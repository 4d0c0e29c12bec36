import { createHash, timingSafeEqual } from 'node:crypto';
import type { NoticeOutcome } from '@seduh/domain';
import { badSignature, type CardAttempt, type CardProvider } from './provider';

const NAME = 'midtrans';
/** For all that one thing takes: a process that stops waits less than ten seconds for it. */
const patience = (): AbortSignal => AbortSignal.timeout(8_000);
const MINUTE_MS = 60_000;
/** Transactions whose money has not been settled are cancelled instead of refunded. */
const UNSETTLED = new Set(['authorize', 'capture', 'pending']);
/** Nothing of the customer's money is held: given back, or never taken. */
const NOTHING_HELD = new Set(['refund', 'cancel', 'deny', 'expire', 'failure']);

export interface MidtransSettings {
  serverKey: string;
  /** Where Snap lives, e.g. `https://app.sandbox.midtrans.com`. */
  baseUrl: string;
  /** Where people reach the shop, so that they find back; null leaves it to the merchant's settings there. */
  publicUrl: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Midtrans Snap. Snap opens the payment page; status, refund and cancel are its Core API, which lives on a host of its
 * own (`app.` becomes `api.`).
 */
export function createMidtrans({ serverKey, baseUrl, publicUrl }: MidtransSettings): CardProvider {
  const snap = new URL(baseUrl).origin;
  const core = snap.replace(/^https:\/\/app\.(?=(sandbox\.)?midtrans\.com$)/, 'https://api.');
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

  async function ask(signal: AbortSignal, url: string, body?: object): Promise<Fields> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      signal,
      redirect: 'error',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer: unknown = await response.json().catch(() => null);
    // the Core API says what went wrong in its body, often under HTTP 200
    const fields = typeof answer === 'object' && answer !== null ? (answer as Fields) : {};
    const status = Number(fields.status_code ?? response.status);
    if (!response.ok || !(status >= 200 && status < 300)) {
      throw new Error(
        `Midtrans answered ${response.status} (${status}): ${String(fields.status_message ?? 'no reason')}`,
      );
    }
    return fields;
  }

  return {
    name: NAME,

    async start(attempt) {
      const { redirect_url: url } = await ask(patience(), `${snap}/snap/v1/transactions`, snapBody(attempt, publicUrl));
      if (typeof url !== 'string' || !isPage(url)) throw new Error('Midtrans gave no payment page');
      return { url };
    },

    readNotice(_headers, body) {
      const { order_id, status_code, gross_amount, signature_key } = texts(body);
      const right = createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest();
      const sent = Buffer.from(signature_key, 'hex');
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw badSignature();
      const { transaction_id, transaction_status, fraud_status } = texts(body);
      const said = outcomeOf(transaction_status, fraud_status);
      return {
        ref: order_id,
        // the signature covers the code but not the status: money counts where both say so
        outcome: said === 'paid' && status_code !== '200' ? 'pending' : said,
        amount: gross_amount === '' ? Number.NaN : Number(gross_amount),
        event: [transaction_id, status_code, transaction_status, fraud_status].join(' ').slice(0, 200),
      };
    },

    async refund({ ref, orderNumber, amount }) {
      const transaction = `${core}/v2/${encodeURIComponent(ref)}`;
      const signal = patience();
      const { transaction_status } = texts(await ask(signal, `${transaction}/status`));
      // a refund whose answer was lost has been done
      if (NOTHING_HELD.has(transaction_status)) return;
      const reason = `Order ${orderNumber} is cancelled`;
      if (UNSETTLED.has(transaction_status)) await ask(signal, `${transaction}/cancel`, {});
      else await ask(signal, `${transaction}/refund`, { refund_key: ref, amount, reason });
    },
  };
}

// a browser is sent there: no other kind of address leads to a page
const isPage = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

function snapBody({ ref, orderId, orderNumber, amount, startedAt, dueAt }: CardAttempt, publicUrl: string | null) {
  const minutes = Math.max(1, Math.floor((dueAt.getTime() - startedAt.getTime()) / MINUTE_MS));
  return {
    transaction_details: { order_id: ref, gross_amount: amount },
    item_details: [{ id: orderNumber, price: amount, quantity: 1, name: `Order ${orderNumber}` }],
    enabled_payments: ['credit_card'],
    credit_card: { secure: true },
    expiry: { unit: 'minutes', duration: minutes },
    ...(publicUrl ? { callbacks: { finish: new URL(`/history/${orderId}`, publicUrl).href } } : {}),
  };
}

/** A captured card counts as paid, as it settles by itself; a suspicious one waits for the merchant's word. */
function outcomeOf(status: string, fraud: string): NoticeOutcome {
  if (status === 'settlement') return 'paid';
  if (status === 'capture') return fraud === 'challenge' ? 'pending' : fraud === 'deny' ? 'failed' : 'paid';
  if (status === 'deny' || status === 'failure') return 'failed';
  if (status === 'cancel') return 'voided';
  if (status === 'expire') return 'expired';
  return status === 'refund' ? 'refunded' : 'pending';
}

const NAMES = [
  'order_id',
  'status_code',
  'gross_amount',
  'signature_key',
  'transaction_id',
  'transaction_status',
  'fraud_status',
] as const;

function texts(body: Fields): Record<(typeof NAMES)[number], string> {
  const text = (name: (typeof NAMES)[number]) => (typeof body[name] === 'string' ? body[name] : '');
  return Object.fromEntries(NAMES.map((name) => [name, text(name)])) as Record<(typeof NAMES)[number], string>;
}
