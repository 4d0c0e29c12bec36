// A Midtrans of a run: it can let those who give money back wait, and knows which process asked for what.
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { atEnd } from '../bench/processes.mjs';

/** Starts it; a process is known by its server key. */
export async function startPaymentServer() {
  /** @type {Map<string, { ref: string, amount: number, isPaid: boolean, refunds: { key: string, amount: number }[] }>} */
  const payments = new Map();
  /** @type {{ by: string, isGone: boolean, isGiven: boolean }[]} in the order in which they came; gone: whoever asked has hung up */
  const asked = [];
  let held = Promise.resolve();
  let letGo = () => undefined;

  const stateOf = ({ ref, amount, isPaid, refunds }) => {
    const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const paid = back === 0 ? 'settlement' : back >= amount ? 'refund' : 'partial_refund';
    return {
      status_code: '200',
      order_id: ref,
      transaction_id: `of ${ref}`,
      transaction_status: isPaid ? paid : 'pending',
      gross_amount: `${amount}.00`,
      currency: 'IDR',
      refunds: refunds.map(({ key, amount: refunded }) => ({ refund_key: key, refund_amount: `${refunded}.00` })),
      refund_amount: `${back}.00`,
    };
  };

  /** Of each process every other one is done before its answer is held back, the rest after it, and only for who still waits. */
  async function refund(payment, { refund_key: key, amount }, by, response) {
    const entry = { by, isGone: false, isGiven: false };
    const isFirst = asked.filter((one) => one.by === by).length % 2 === 0;
    asked.push(entry);
    response.once('close', () => (entry.isGone ||= !response.writableFinished));
    const give = () => {
      payment.refunds.push({ key, amount });
      entry.isGiven = true;
    };
    if (isFirst) give();
    await held;
    if (!isFirst && !entry.isGone) give();
    return stateOf(payment);
  }

  async function answer({ method, url = '', headers }, body, response) {
    const [, , ref = '', what] = decodeURIComponent(url).split('/');
    const [by = ''] = Buffer.from(headers.authorization?.slice('Basic '.length) ?? '', 'base64')
      .toString()
      .split(':');
    if (`${method} ${url}` === 'POST /snap/v1/transactions') {
      const { order_id: made, gross_amount: amount } = body.transaction_details;
      payments.set(made, { ref: made, amount, isPaid: false, refunds: [] });
      return { token: made, redirect_url: `https://pay.example/${made}` };
    }
    const payment = payments.get(ref);
    if (!payment) return { status_code: '404', status_message: 'no such payment' };
    return what === 'refund' ? refund(payment, body, by, response) : stateOf(payment);
  }

  const server = createServer(async (request, response) => {
    const sent = await text(request).catch(() => '');
    const fields = await answer(request, sent ? JSON.parse(sent) : {}, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fields));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  atEnd(stop);
  return {
    /** Settings of the process that is known by this name. */
    envOf: (name) => ({
      PAYMENT_PROVIDER: 'midtrans',
      PAYMENT_BASE_URL: `http://127.0.0.1:${server.address().port}`,
      MIDTRANS_SERVER_KEY: name,
    }),
    asked,
    /** All that was given back so far. */
    given: () => [...payments.values()].flatMap(({ ref, refunds }) => refunds.map((one) => ({ ref, ...one }))),
    /** Has a customer pay, and tells the process that is known by this name. @returns how that answered */
    async pay(ref, name, port) {
      const payment = payments.get(ref);
      if (!payment) throw new Error(`no page was opened for ${ref}`);
      payment.isPaid = true;
      const { status_code, gross_amount, ...state } = stateOf(payment);
      const signature_key = createHash('sha512').update(`${ref}${status_code}${gross_amount}${name}`).digest('hex');
      const { status } = await fetch(`http://127.0.0.1:${port}/api/payments/notifications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...state, status_code, gross_amount, signature_key }),
      });
      return status;
    },
    /** No refund is answered from now on, until they are let go. */
    hold: () => void (held = new Promise((resolve) => (letGo = resolve))),
    letGo: () => letGo(),
    stop,
  };
}
