import { createHash, timingSafeEqual } from 'node:crypto';
import { PAYMENT_RULES, type PaymentOutcome } from '@seduh/domain';
import {
  badSignature,
  orderPage,
  type CardAttempt,
  type CardStatus,
  type CardProvider,
  type CardReturn,
  type PayPlace,
} from './provider';

const NAME = 'midtrans';
/** What Midtrans means where it names no currency. */
const HOME_CURRENCY = 'IDR';
/** For all that one thing takes: a process that stops waits less than ten seconds for it. */
const patience = (): AbortSignal => AbortSignal.timeout(8_000);
const MINUTE_MS = 60_000;
/** Whose merchant code it is; every bank and e-wallet pays it. */
const QRIS_ACQUIRER = 'gopay';
/** What Midtrans says of a payment that has run out, also where it was asked for that. */
const EXPIRED = 407;
/** Transactions whose money has not been settled are cancelled instead of refunded. */
const UNSETTLED = new Set(['authorize', 'capture', 'pending']);
/** Nothing of the customer's money is held: given back, taken back, or never taken. */
const NOTHING_HELD = new Set(['refund', 'chargeback', 'cancel', 'deny', 'expire', 'failure']);

export interface MidtransSettings {
  serverKey: string;
  /** Where Snap lives, e.g. `https://app.sandbox.midtrans.com`. */
  baseUrl: string;
  /** Where people reach the shop, so that they find back; null leaves it to the merchant's settings there. */
  publicUrl: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Midtrans Snap opens the page for cards; QRIS, status, refund, expire and cancel are its Core API, on a host of its own. */
export function createMidtrans({ serverKey, baseUrl, publicUrl }: MidtransSettings): CardProvider {
  const snap = new URL(baseUrl).origin;
  const core = snap.replace(/^https:\/\/app\.(?=(sandbox\.)?midtrans\.com$)/, 'https://api.');
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

  const statusUrl = (ref: string): string => `${core}/v2/${encodeURIComponent(ref)}/status`;

  async function ask(signal: AbortSignal, url: string, body?: object, alsoFine?: number): Promise<Fields> {
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
    // a payment that failed or ran out has a code of its own, but it is an answer
    if (response.ok && typeof fields.transaction_status === 'string' && !body) return fields;
    const status = Number(fields.status_code ?? response.status);
    if (!response.ok || !((status >= 200 && status < 300) || status === alsoFine)) {
      throw new Error(
        `Midtrans answered ${response.status} (${status}): ${String(fields.status_message ?? 'no reason')}`,
      );
    }
    return fields;
  }

  /** Makes a code that every app reads. @returns what it says */
  async function charge(attempt: CardAttempt): Promise<string> {
    const { qr_string: qr } = await ask(patience(), `${core}/v2/charge`, qrisBody(attempt));
    if (typeof qr !== 'string' || !isQrisText(qr)) throw new Error('Midtrans gave no QRIS code');
    return qr;
  }

  /** Opens a page where a card is asked for. @returns its address */
  async function openPage(attempt: CardAttempt): Promise<string> {
    const { redirect_url: url } = await ask(patience(), `${snap}/snap/v1/transactions`, snapBody(attempt, publicUrl));
    if (typeof url !== 'string' || !isPage(url)) throw new Error('Midtrans gave no payment page');
    return url;
  }

  return {
    name: NAME,

    async start(attempt): Promise<PayPlace> {
      switch (PAYMENT_RULES[attempt.method].paidBy) {
        case 'page':
          return { url: await openPage(attempt) };
        case 'code':
          return { qr: await charge(attempt) };
      }
    },

    readWebhook(_headers, body) {
      const { order_id, status_code, gross_amount, signature_key, currency } = texts(body);
      const right = createHash('sha512').update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest();
      const sent = Buffer.from(signature_key, 'hex');
      if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw badSignature();
      return { ref: order_id, currency: currency || HOME_CURRENCY };
    },

    async status(ref) {
      const fields = await ask(patience(), statusUrl(ref));
      if (texts(fields).order_id !== ref) throw new Error('Midtrans answered about another payment');
      return cardStatusOf(fields);
    },

    async withdraw(ref) {
      const fields = await ask(patience(), statusUrl(ref));
      if (texts(fields).transaction_status !== 'pending') return;
      await ask(patience(), `${core}/v2/${encodeURIComponent(ref)}/expire`, {}, EXPIRED);
    },

    async refund({ ref, key, orderNumber, amount }) {
      const signal = patience();
      const fields = await ask(signal, statusUrl(ref));
      const { transaction_status } = texts(fields);
      const { amount: gross, returned } = cardStatusOf(fields);
      // a refund whose answer was lost has been done
      if (NOTHING_HELD.has(transaction_status) || returned.some((entry) => entry.key === key)) return;
      const left = gross - returned.reduce((sum, entry) => sum + entry.amount, 0);
      if (left <= 0) return;
      const transaction = `${core}/v2/${encodeURIComponent(ref)}`;
      if (!UNSETTLED.has(transaction_status)) {
        const reason = `Order ${orderNumber}`;
        await ask(signal, `${transaction}/refund`, { refund_key: key, amount: Math.min(amount, left), reason });
      } else if (amount >= gross) {
        await ask(signal, `${transaction}/cancel`, {});
      } else {
        throw new Error('Midtrans gives a part back once the payment has settled');
      }
    },
  };
}

// a browser is sent there: no other kind of address leads to a page
const isPage = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** What merchants' codes begin with, a payload format of 01, and end with: their checksum. */
const isQrisText = (text: string): boolean => /^000201.{4,500}6304[0-9A-F]{4}$/i.test(text);

/** How long an attempt may take. */
const msOf = ({ startedAt, dueAt }: CardAttempt): number => dueAt.getTime() - startedAt.getTime();

const orderDetails = ({ ref, orderNumber, amount }: CardAttempt) => ({
  transaction_details: { order_id: ref, gross_amount: amount },
  item_details: [{ id: orderNumber, price: amount, quantity: 1, name: `Order ${orderNumber}` }],
});

const qrisBody = (attempt: CardAttempt) => ({
  payment_type: 'qris',
  ...orderDetails(attempt),
  qris: { acquirer: QRIS_ACQUIRER },
  custom_expiry: { unit: 'second', expiry_duration: Math.max(1, Math.floor(msOf(attempt) / 1_000)) },
});

function snapBody(attempt: CardAttempt, publicUrl: string | null) {
  return {
    ...orderDetails(attempt),
    enabled_payments: ['credit_card'],
    credit_card: { secure: true },
    expiry: { unit: 'minutes', duration: Math.max(1, Math.floor(msOf(attempt) / MINUTE_MS)) },
    ...(publicUrl ? { callbacks: { finish: new URL(orderPage(attempt.orderId), publicUrl).href } } : {}),
  };
}

/** A captured card counts as paid, as it settles by itself; a suspicious one waits for the merchant's word. */
function outcomeOf(status: string, fraud: string): PaymentOutcome {
  if (status === 'settlement') return 'paid';
  if (status === 'capture') return fraud === 'challenge' ? 'pending' : fraud === 'deny' ? 'failed' : 'paid';
  if (status === 'deny' || status === 'failure') return 'failed';
  if (status === 'cancel') return 'voided';
  if (status === 'expire') return 'expired';
  if (status === 'refund') return 'refunded';
  if (status === 'chargeback') return 'charged back';
  return status === 'partial_refund' || status === 'partial_chargeback' ? 'partly refunded' : 'pending';
}

function cardStatusOf(fields: Fields): CardStatus {
  const { order_id, status_code, gross_amount, transaction_id, transaction_status, fraud_status, currency } =
    texts(fields);
  const returned = returnsOf(fields);
  const back = returned.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ref: order_id,
    outcome: outcomeOf(transaction_status, fraud_status),
    amount: numberOf(gross_amount),
    currency: currency || HOME_CURRENCY,
    returned,
    event: [transaction_id, status_code, transaction_status, fraud_status, back || ''].join(' ').slice(0, 200),
  };
}

/** Every refund and chargeback by its name. What an answer does not list is named by the sum: again the same rest. */
function returnsOf({ refunds, refund_amount, chargeback_amount }: Fields): CardReturn[] {
  const listed = (Array.isArray(refunds) ? (refunds as Fields[]) : []).flatMap((entry): CardReturn[] => {
    const key = entry.refund_key ?? entry.refund_chargeback_id;
    const amount = numberOf(entry.refund_amount);
    return (typeof key === 'string' || typeof key === 'number') && amount > 0 ? [{ key: String(key), amount }] : [];
  });
  const total = (numberOf(refund_amount) || 0) + (numberOf(chargeback_amount) || 0);
  const rest = total - listed.reduce((sum, { amount }) => sum + amount, 0);
  return rest > 0 ? [...listed, { key: `up to ${total}`, amount: rest }] : listed;
}

/** Amounts are texts such as `55000.00`, or numbers; NaN for what is neither. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;

const NAMES = [
  'order_id',
  'status_code',
  'gross_amount',
  'signature_key',
  'transaction_id',
  'transaction_status',
  'fraud_status',
  'currency',
] as const;

function texts(body: Fields): Record<(typeof NAMES)[number], string> {
  const text = (name: (typeof NAMES)[number]) => (typeof body[name] === 'string' ? body[name] : '');
  return Object.fromEntries(NAMES.map((name) => [name, text(name)])) as Record<(typeof NAMES)[number], string>;
}
