import { afterEach, expect, it, vi } from 'vitest';
import { readEnv } from '../../../../env';

const nameOf = (source: Record<string, string>) => readEnv(source).cards?.name ?? null;

it.each([
  [{}, 'simulator'],
  [{ MIDTRANS_SERVER_KEY: 'k' }, 'midtrans'],
  [{ MIDTRANS_SERVER_KEY: 'k', PAYMENT_PROVIDER: 'simulator' }, 'simulator'],
  [{ PAYMENT_PROVIDER: 'none' }, null],
  [{ NODE_ENV: 'production' }, null],
  [{ NODE_ENV: 'production', MIDTRANS_SERVER_KEY: 'k' }, 'midtrans'],
  [{ NODE_ENV: 'production', PAYMENT_PROVIDER: 'simulator' }, 'simulator'],
])('%j: cards are taken by %s', (source, name) => {
  expect(nameOf(source)).toBe(name);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, 'https://app.sandbox.midtrans.com', 'https://api.sandbox.midtrans.com'],
  [{ NODE_ENV: 'production' }, 'https://app.midtrans.com', 'https://api.midtrans.com'],
  [
    { NODE_ENV: 'production', MIDTRANS_SERVER_KEY: 'SB-k' },
    'https://app.sandbox.midtrans.com',
    'https://api.sandbox.midtrans.com',
  ],
  [{ PAYMENT_BASE_URL: 'https://pay.example/' }, 'https://pay.example', 'https://pay.example'],
])(
  '%j: pages come from %s, refunds from %s, and real money moves in production only',
  async (source, pages, refunds) => {
    const asked: string[] = [];
    const answer = { status_code: '200', transaction_status: 'refund', redirect_url: 'https://pay.example/t' };
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url).origin);
      return Response.json(answer);
    });
    const { cards } = readEnv({ MIDTRANS_SERVER_KEY: 'k', ...source });
    const now = new Date();
    await cards?.start({
      method: 1,
      ref: 'r',
      orderId: 'o',
      orderNumber: 'SD-1',
      amount: 1,
      startedAt: now,
      dueAt: now,
    });
    await cards?.refund({ ref: 'r', key: 'k', orderNumber: 'SD-1', amount: 1 });
    expect(asked).toEqual([pages, refunds]);
  },
);

it.each([
  [{ PAYMENT_PROVIDER: 'midtrans' }, /needs MIDTRANS_SERVER_KEY/],
  [{ PAYMENT_PROVIDER: 'somebody' }, /PAYMENT_PROVIDER/],
  [{ PAYMENT_BASE_URL: 'midtrans' }, /PAYMENT_BASE_URL/],
  [
    { NODE_ENV: 'production', MIDTRANS_SERVER_KEY: 'k', PAYMENT_BASE_URL: 'http://pay.example' },
    /PAYMENT_BASE_URL has to be https/,
  ],
])('refuses %j by name', (source, reason) => {
  expect(() => readEnv(source)).toThrow(reason);
});
