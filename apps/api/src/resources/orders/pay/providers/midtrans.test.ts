import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT } from '@seduh/contract/constants';
import { createMidtrans } from './midtrans';
import type { CardProvider } from './provider';

const KEY = 'SB-Mid-server-test';
const attempt = {
  method: PAYMENT.card,
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

describe('making a code', () => {
  const charge = 'POST /v2/charge';
  const qr = `00020101021226${'0'.repeat(60)}6304A1B2`;
  const made = { status_code: '201', transaction_status: 'pending', qr_string: qr };
  const byQris = { ...attempt, method: PAYMENT.qris };

  it('charges the exact amount by QRIS, until the order is due', async () => {
    answers[charge] = { body: made };
    expect(await cards.start(byQris)).toEqual({ qr });
    expect(asked).toEqual([
      {
        line: charge,
        authorization: `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`,
        body: {
          payment_type: 'qris',
          transaction_details: { order_id: 'sd-abc', gross_amount: 55_000 },
          item_details: [{ id: 'SD-2041', price: 55_000, quantity: 1, name: 'Order SD-2041' }],
          qris: { acquirer: 'gopay' },
          custom_expiry: { unit: 'second', expiry_duration: 1_800 },
        },
      },
    ]);
  });

  it.each([
    ['a refusal under HTTP 200', { body: { status_code: '402', status_message: 'not activated' } }],
    ['no code', { body: { ...made, qr_string: undefined } }],
    ['a code that leads elsewhere', { body: { ...made, qr_string: 'https://elsewhere.example' } }],
    ['a code without its checksum', { body: { ...made, qr_string: qr.slice(0, -8) } }],
  ])('fails on %s', async (_, answer) => {
    answers[charge] = answer;
    await expect(cards.start(byQris)).rejects.toThrow(/^Midtrans/);
  });

  it.each([
    ['pending', ['GET /v2/sd-abc/status', 'POST /v2/sd-abc/expire']],
    ['settlement', ['GET /v2/sd-abc/status']],
    ['expire', ['GET /v2/sd-abc/status']],
  ])('a code that is %s is taken back where it can be', async (transaction_status, lines) => {
    answers['GET /v2/sd-abc/status'] = { body: webhook({ transaction_status }) };
    answers['POST /v2/sd-abc/expire'] = { body: { status_code: '407', transaction_status: 'expire' } };
    await cards.withdraw?.('sd-abc');
    expect(asked.map(({ line }) => line)).toEqual(lines);
  });

  it('is not taken for taken back where that was refused', async () => {
    answers['GET /v2/sd-abc/status'] = { body: webhook({ transaction_status: 'pending' }) };
    answers['POST /v2/sd-abc/expire'] = { body: { status_code: '412', status_message: 'not now' } };
    await expect(cards.withdraw?.('sd-abc')).rejects.toThrow('Midtrans answered 200 (412): not now');
  });
});

const sign = (body: { order_id: string; status_code: string; gross_amount: string }, key = KEY) => ({
  ...body,
  signature_key: createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + key)
    .digest('hex'),
});
const webhook = (rest: Record<string, string> = {}) => ({
  ...sign({ order_id: 'sd-abc', status_code: '200', gross_amount: '55000.00' }),
  transaction_id: 'x1',
  transaction_status: 'settlement',
  ...rest,
});

describe('a payment webhook', () => {
  it('names the payment to look at, and the currency', () => {
    expect(cards.readWebhook({}, webhook())).toEqual({ ref: 'sd-abc', currency: 'IDR' });
    expect(cards.readWebhook({}, webhook({ currency: 'USD' }))).toEqual({ ref: 'sd-abc', currency: 'USD' });
  });

  it.each([
    ['signed with another key', sign({ order_id: 'sd-abc', status_code: '200', gross_amount: '55000.00' }, 'other')],
    ['about another order', { ...webhook(), order_id: 'sd-other' }],
    ['of another amount', { ...webhook(), gross_amount: '1.00' }],
    ['without a signature', { ...webhook(), signature_key: undefined }],
    ['with a signature that is no text', { ...webhook(), signature_key: 7 }],
    ['with half a signature', { ...webhook(), signature_key: webhook().signature_key.slice(0, 64) }],
    ['that is empty', {}],
  ])('%s is refused', (_, body) => {
    expect(() => cards.readWebhook({}, body)).toThrow(expect.objectContaining({ status: 400, code: 'BAD_SIGNATURE' }));
  });
});

describe('a payment’s status', () => {
  const says = (body: object, status = 200) => {
    answers['GET /v2/sd-abc/status'] = { status, body: { ...webhook(), ...body } };
    return cards.status('sd-abc');
  };

  it('is asked of the Core API, and told from others by transaction and status', async () => {
    expect(await says({ fraud_status: 'accept', currency: 'IDR' })).toEqual({
      ref: 'sd-abc',
      outcome: 'paid',
      amount: 55_000,
      currency: 'IDR',
      returned: [],
      event: 'x1 200 settlement accept ',
    });
    expect(asked.at(-1)?.line).toBe('GET /v2/sd-abc/status');
  });

  it.each([
    ['settlement', '', '200', 'paid'],
    ['capture', 'accept', '200', 'paid'],
    ['capture', 'challenge', '201', 'pending'],
    ['capture', 'deny', '202', 'failed'],
    ['pending', '', '201', 'pending'],
    ['authorize', '', '200', 'pending'],
    ['deny', 'deny', '202', 'failed'],
    ['failure', '', '202', 'failed'],
    ['cancel', '', '200', 'voided'],
    ['expire', '', '407', 'expired'],
    ['refund', '', '200', 'refunded'],
    ['partial_refund', '', '200', 'partly refunded'],
    ['chargeback', '', '200', 'charged back'],
    ['partial_chargeback', '', '200', 'partly refunded'],
    ['something new', '', '200', 'pending'],
  ])('%s %s (%s) means %s', async (transaction_status, fraud_status, status_code, outcome) => {
    expect((await says({ transaction_status, fraud_status, status_code })).outcome).toBe(outcome);
  });

  it('lists what is back by its names, and what is listed nowhere by the sum', async () => {
    const refunds = [
      { refund_key: 'ours', refund_amount: '5000.00' },
      { refund_chargeback_id: 7, refund_amount: '2000.00' },
    ];
    const partly = { transaction_status: 'partial_refund', refunds };
    const listed = [
      { key: 'ours', amount: 5_000 },
      { key: '7', amount: 2_000 },
    ];
    expect((await says({ ...partly, refund_amount: '7000.00' })).returned).toEqual(listed);
    expect((await says({ ...partly, refund_amount: '9000.00' })).returned).toEqual([
      ...listed,
      { key: 'up to 9000', amount: 2_000 },
    ]);
    const disputed = await says({ transaction_status: 'partial_chargeback', chargeback_amount: 3_000 });
    expect(disputed).toMatchObject({
      returned: [{ key: 'up to 3000', amount: 3_000 }],
      event: expect.stringMatching(/3000$/),
    });
  });

  it.each([
    ['no such payment', { status_code: '404', transaction_status: undefined }, 200],
    ['an answer about another one', { order_id: 'sd-other' }, 200],
    ['a key that is not taken', { transaction_status: undefined, status_code: '401' }, 401],
  ])('is none with %s', async (_, body, status) => {
    await expect(says(body, status)).rejects.toThrow('Midtrans');
  });

  it('without an amount has one that fits no order', async () => {
    expect((await says({ gross_amount: '' })).amount).toBeNaN();
  });
});

describe('a refund', () => {
  const refund = (amount = 55_000) => cards.refund({ ref: 'sd-abc', key: 'r1', orderNumber: 'SD-2041', amount });
  const stands = (transaction_status: string, more: object = {}) => {
    answers['GET /v2/sd-abc/status'] = { body: { ...webhook({ transaction_status }), ...more } };
  };
  const takesBack = () => {
    answers['POST /v2/sd-abc/refund'] = { body: { status_code: '200', transaction_status: 'refund' } };
  };

  it('gives settled money back, under one key however often it is asked for', async () => {
    stands('settlement');
    takesBack();
    await refund();
    expect(asked.at(-1)).toMatchObject({
      line: 'POST /v2/sd-abc/refund',
      body: { refund_key: 'r1', amount: 55_000, reason: 'Order SD-2041' },
    });
  });

  it('gives a part back, once, and never more than is left', async () => {
    takesBack();
    stands('settlement');
    await refund(5_000);
    expect(asked.at(-1)).toMatchObject({ body: { refund_key: 'r1', amount: 5_000 } });
    stands('partial_refund', { refunds: [{ refund_key: 'r1', refund_amount: '5000.00' }], refund_amount: '5000.00' });
    await refund(5_000);
    expect(asked.at(-1)?.line).toBe('GET /v2/sd-abc/status');
    stands('partial_refund', { refunds: [{ refund_key: 'other', refund_amount: '50000.00' }] });
    await refund(55_000);
    expect(asked.at(-1)).toMatchObject({ body: { refund_key: 'r1', amount: 5_000 } });
  });

  it('waits with a part until the payment has settled', async () => {
    stands('capture');
    await expect(refund(5_000)).rejects.toThrow('once the payment has settled');
    expect(asked).toHaveLength(1);
  });

  it('cancels what has not been settled', async () => {
    stands('capture');
    answers['POST /v2/sd-abc/cancel'] = { body: { status_code: '200', transaction_status: 'cancel' } };
    await refund();
    expect(asked.at(-1)?.line).toBe('POST /v2/sd-abc/cancel');
  });

  it.each(['refund', 'chargeback', 'cancel'])('does nothing where the money is back already: %s', async (status) => {
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
