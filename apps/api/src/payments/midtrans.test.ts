import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMidtrans } from './midtrans';
import type { CardProvider } from './provider';

const KEY = 'SB-Mid-server-test';
const attempt = {
  ref: 'sd-abc',
  orderId: '01990000-0000-7000-8000-000000000000',
  orderNumber: 'SD-2041',
  amount: 55_000,
  startedAt: new Date('2026-11-20T07:30:00Z'),
  dueAt: new Date('2026-11-20T08:00:00Z'),
};

/** A Midtrans on loopback: what it was asked, and what it shall answer by method and path. */
let asked: { line: string; authorization: string | undefined; body: unknown }[];
let answers: Record<string, { status?: number; body: unknown }>;
let server: Server;
let cards: CardProvider;

beforeEach(async () => {
  asked = [];
  answers = {};
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      const text = Buffer.concat(chunks).toString();
      asked.push({ line, authorization: request.headers.authorization, body: text ? JSON.parse(text) : null });
      const { status = 200, body } = answers[line] ?? { status: 404, body: { status_message: 'nothing here' } };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cards = createMidtrans({ serverKey: KEY, baseUrl, publicUrl: 'https://seduh.example' });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

describe('opening a page', () => {
  const snap = 'POST /snap/v1/transactions';

  it('asks Snap for a card payment of the exact amount, until the order is due', async () => {
    answers[snap] = { status: 201, body: { token: 't', redirect_url: 'https://pay.example/t' } };
    expect(await cards.start(attempt)).toEqual({ url: 'https://pay.example/t' });
    expect(asked).toEqual([
      {
        line: snap,
        authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`,
        body: {
          transaction_details: { order_id: 'sd-abc', gross_amount: 55_000 },
          item_details: [{ id: 'SD-2041', price: 55_000, quantity: 1, name: 'Order SD-2041' }],
          enabled_payments: ['credit_card'],
          credit_card: { secure: true },
          expiry: { unit: 'minutes', duration: 30 },
          callbacks: { finish: `https://seduh.example/history/${attempt.orderId}` },
        },
      },
    ]);
  });

  it.each([
    ['a refusal', { status: 401, body: { error_messages: ['unknown key'] } }],
    ['something that is no JSON', { status: 200, body: '<html>' }],
    ['no address', { status: 201, body: { token: 't' } }],
    ['an address that is none', { status: 201, body: { redirect_url: 'pay here' } }],
    ['an address that is no page', { status: 201, body: { redirect_url: 'javascript:alert(1)' } }],
  ])('fails on %s', async (_, answer) => {
    answers[snap] = answer;
    await expect(cards.start(attempt)).rejects.toThrow(/^Midtrans/);
  });

  it('fails where nobody is there', async () => {
    server.close();
    server.closeAllConnections();
    await expect(cards.start(attempt)).rejects.toThrow(/fetch failed/);
  });
});

const sign = (body: { order_id: string; status_code: string; gross_amount: string }, key = KEY) => ({
  ...body,
  signature_key: createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + key)
    .digest('hex'),
});
const notice = (rest: Record<string, string> = {}) => ({
  ...sign({ order_id: 'sd-abc', status_code: '200', gross_amount: '55000.00' }),
  transaction_id: 'x1',
  transaction_status: 'settlement',
  ...rest,
});

describe('a notice', () => {
  it('is read with its amount, and told from others by transaction and status', () => {
    expect(cards.readNotice({}, notice({ fraud_status: 'accept' }))).toEqual({
      ref: 'sd-abc',
      outcome: 'paid',
      amount: 55_000,
      event: 'x1 200 settlement accept',
    });
  });

  it.each([
    ['settlement', '', 'paid'],
    ['capture', 'accept', 'paid'],
    ['capture', 'challenge', 'pending'],
    ['capture', 'deny', 'failed'],
    ['pending', '', 'pending'],
    ['authorize', '', 'pending'],
    ['deny', 'deny', 'failed'],
    ['failure', '', 'failed'],
    ['cancel', '', 'voided'],
    ['expire', '', 'expired'],
    ['refund', '', 'refunded'],
    ['partial_refund', '', 'pending'],
    ['something new', '', 'pending'],
  ])('%s %s means %s', (transaction_status, fraud_status, outcome) => {
    expect(cards.readNotice({}, notice({ transaction_status, fraud_status })).outcome).toBe(outcome);
  });

  it.each([
    ['signed with another key', sign({ order_id: 'sd-abc', status_code: '200', gross_amount: '55000.00' }, 'other')],
    ['about another order', { ...notice(), order_id: 'sd-other' }],
    ['of another amount', { ...notice(), gross_amount: '1.00' }],
    ['without a signature', { ...notice(), signature_key: undefined }],
    ['with a signature that is no text', { ...notice(), signature_key: 7 }],
    ['with half a signature', { ...notice(), signature_key: notice().signature_key.slice(0, 64) }],
    ['that is empty', {}],
  ])('%s is refused', (_, body) => {
    expect(() => cards.readNotice({}, body)).toThrow(expect.objectContaining({ status: 400, code: 'BAD_SIGNATURE' }));
  });

  it('is no money where the signed code does not say so: the status is not signed', () => {
    const body = { ...notice(), ...sign({ order_id: 'sd-abc', status_code: '201', gross_amount: '55000.00' }) };
    expect(cards.readNotice({}, body)).toMatchObject({ outcome: 'pending', event: 'x1 201 settlement ' });
  });

  it('without an amount has one that fits no order', () => {
    const body = sign({ order_id: 'sd-abc', status_code: '200', gross_amount: '' });
    expect(cards.readNotice({}, body).amount).toBeNaN();
  });
});

describe('a refund', () => {
  const refund = () => cards.refund({ ref: 'sd-abc', orderNumber: 'SD-2041', amount: 55_000 });
  const stands = (transaction_status: string) => {
    answers['GET /v2/sd-abc/status'] = { body: { status_code: '200', transaction_status } };
  };

  it('gives settled money back, under one key however often it is asked for', async () => {
    stands('settlement');
    answers['POST /v2/sd-abc/refund'] = { body: { status_code: '200', transaction_status: 'refund' } };
    await refund();
    expect(asked.at(-1)).toMatchObject({
      line: 'POST /v2/sd-abc/refund',
      body: { refund_key: 'sd-abc', amount: 55_000, reason: 'Order SD-2041 is cancelled' },
    });
  });

  it('cancels what has not been settled', async () => {
    stands('capture');
    answers['POST /v2/sd-abc/cancel'] = { body: { status_code: '200', transaction_status: 'cancel' } };
    await refund();
    expect(asked.at(-1)?.line).toBe('POST /v2/sd-abc/cancel');
  });

  it.each(['refund', 'cancel'])('does nothing where the money is back already: %s', async (status) => {
    stands(status);
    await refund();
    expect(asked).toHaveLength(1);
  });

  it('fails on a refusal, which Midtrans sends under HTTP 200 too', async () => {
    stands('settlement');
    answers['POST /v2/sd-abc/refund'] = { body: { status_code: '412', status_message: 'not now' } };
    await expect(refund()).rejects.toThrow('Midtrans answered 200 (412): not now');
  });
});
