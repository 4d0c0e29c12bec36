// People at the shop while something happens to it: they order, follow their orders and send pictures, and every answer counts.
// Long because what one of them does and how it is counted stand together.
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PICTURE = readFileSync(fileURLToPath(new URL('../../apps/api/assets/demo/americano.jpg', import.meta.url)));
const PICK_UP = 3;
const CASH = 3;
/** Nobody waits longer for an answer: it counts as none. */
const HANGS_MS = 45_000;
/** Nobody asks again for longer: by then the shop is not coming back. */
const GIVES_UP_MS = 120_000;
/** Between two orders of one customer: an account may place ten a minute, and a retry at another process counts as one. */
const ORDER_EVERY_MS = 7_500;
/** By then whoever follows an order that was acknowledged has heard of it, or never will. */
const HEARS_WITHIN_MS = 10_000;
/** A phone takes its time over a picture. */
const UPLOAD_MS = 1_500;
const UPLOAD_PARTS = 12;
const RETRY_MS = [150, 400];
const BREAK_MS = [500, 1_000];

const between = ([least, most]) => least + Math.random() * (most - least);

/**
 * @typedef {object} Tally
 * @property {number} sent requests that were sent
 * @property {number} honest of them answered 503 with words and a time to come back
 * @property {string[]} failed every other one that was not a success, and how it failed
 * @property {{ id: string, number: string, sentAt: number, at: number, firstTry: boolean, who: number }[]} orders acknowledged
 * @property {number} uploads @property {number} worstMs longest wait for an answer
 * @property {number} streams opened @property {number} cut of them ended without a word on where to go @property {number[]} gaps ms in which a follower had no stream
 * @property {number} heardMs longest from an acknowledged order to the word of it on a stream
 */

/**
 * Lets customers in: each orders now and then and asks again with the same key until the order is there; some follow
 * their orders on a stream, some send pictures.
 *
 * @param {{ port: number, tokens: string[], product: string, followers: number, uploaders: number, anew?: boolean, lastAt?: number[] }} options
 *   `anew`: followers load their orders each time that they come back, not only where they had heard nothing before;
 *   `lastAt`: when each ordered last, kept from one load to the next
 */
export function startLoad({ port, tokens, product, followers, uploaders, anew = false, lastAt = [] }) {
  /** @type {Tally} */
  const tally = { sent: 0, honest: 0, failed: [], orders: [], uploads: 0, worstMs: 0, streams: 0, cut: 0, gaps: [] };
  /** Of each who follows: numbers of orders, and when they were heard of; loaded ones without a time. */
  const heard = tokens.map(() => new Map());
  const closing = new AbortController();
  const ending = new AbortController();
  for (const { signal } of [closing, ending]) setMaxListeners(0, signal);
  /** Nobody begins anything new. */
  const isOver = () => closing.signal.aborted;
  const agent = new Agent({ keepAlive: true });

  /** One request; whatever becomes of it is counted. @returns {Promise<{ status: number, json: any }>} */
  async function send(what, options, write) {
    const began = performance.now();
    tally.sent += 1;
    const answer = await ask({ port, agent, ...options }, write).catch((error) => ({ error }));
    tally.worstMs = Math.max(tally.worstMs, performance.now() - began);
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (isHonest(answer)) tally.honest += 1;
    else
      tally.failed.push(
        `${what}: ${answer.error ? (answer.error.code ?? answer.error.message) : `${answer.status} ${answer.text.slice(0, 120)}`}`,
      );
    return answer;
  }

  /** Until it is there, with one key: it is one order however often it was asked for. */
  async function order(who) {
    const key = randomUUID();
    const body = JSON.stringify({
      lines: [{ product_id: product, size_id: 1, qty: 1 }],
      delivery_id: PICK_UP,
      payment_id: CASH,
    });
    const headers = {
      'x-access-token': tokens[who],
      'idempotency-key': key,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const sentAt = performance.now();
      const options = { method: 'POST', path: '/api/transactions', headers, localAddress: addressOf(who) };
      const { status, json } = await send('order', options, (out) => out.end(body));
      if (status === 201) {
        tally.orders.push({
          id: json.data.id,
          number: json.data.number,
          sentAt,
          at: performance.now(),
          firstTry: tries === 1,
          who,
        });
        return;
      }
      // what it is not: a matter of trying again
      if (status >= 400 && status < 500 && status !== 429) return;
      if (performance.now() - began > GIVES_UP_MS) {
        tally.failed.push(`order: not taken within ${GIVES_UP_MS / 1_000} s`);
        return;
      }
      await delay(between(RETRY_MS));
    }
  }

  async function customer(who) {
    await delay((who / tokens.length) * ORDER_EVERY_MS);
    while (!isOver()) {
      const due = (lastAt[who] ?? -Infinity) + ORDER_EVERY_MS;
      await delay(Math.max(0, due - performance.now()), undefined, { signal: closing.signal }).catch(() => undefined);
      if (isOver()) return;
      lastAt[who] = performance.now();
      await order(who);
    }
  }

  /** Sends pictures in parts, as a slow line does; each for somebody else, as an account may send but some an hour. */
  async function uploader(first) {
    const { head, end, type } = form();
    for (let who = first; !isOver(); who = (who + uploaders) % tokens.length) {
      const headers = { 'x-access-token': tokens[who], 'content-type': type };
      headers['content-length'] = head.length + PICTURE.length + end.length;
      const options = { method: 'PATCH', path: '/api/users/edit-profile', headers, localAddress: addressOf(who) };
      const { status } = await send('upload', options, async (out) => {
        out.write(head);
        const part = Math.ceil(PICTURE.length / UPLOAD_PARTS);
        for (let at = 0; at < PICTURE.length; at += part) {
          out.write(PICTURE.subarray(at, at + part));
          await delay(UPLOAD_MS / UPLOAD_PARTS);
        }
        out.end(end);
      });
      if (status === 200) tally.uploads += 1;
      await delay(2_000, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  /** Loads the own orders, as the page does once its stream is open: of what was before nobody tells. */
  async function catchUp(who) {
    while (!ending.signal.aborted) {
      const headers = { 'x-access-token': tokens[who] };
      const options = { path: '/api/transactions/history?limit=50', headers, localAddress: addressOf(who) };
      const { status, json } = await send('own orders', options, (out) => out.end());
      if (status === 200) {
        for (const { number } of json.data) if (!heard[who].has(number)) heard[who].set(number, null);
        return;
      }
      await delay(between(RETRY_MS));
    }
  }

  /** Follows the own orders, as the page does: goes elsewhere when it is told to, comes back after a break. */
  async function follower(who) {
    let lastEventId = '';
    let left = null;
    let loading;
    while (!ending.signal.aborted) {
      const headers = { 'x-access-token': tokens[who], accept: 'text/event-stream' };
      if (lastEventId) headers['last-event-id'] = lastEventId;
      let wait = between(BREAK_MS);
      let isTold = false;
      let isOpen = false;
      await stream(
        { port, path: '/api/transactions/events', headers, signal: ending.signal, localAddress: addressOf(who) },
        {
          onOpen() {
            tally.streams += 1;
            isOpen = true;
            if (left !== null) tally.gaps.push(performance.now() - left);
            if (anew || !lastEventId) loading = catchUp(who);
          },
          onFrame({ name, data, id }) {
            lastEventId = id || lastEventId;
            if (name === 'elsewhere') [wait, isTold] = [Number(data), true];
            if (name !== 'order') return;
            const { number } = JSON.parse(data);
            if (!heard[who].has(number)) heard[who].set(number, performance.now());
          },
          onRefused: (text) => tally.failed.push(`stream: ${text}`),
          onHonest: () => (tally.honest += 1),
        },
      );
      left = performance.now();
      if (isOpen && !isTold && !ending.signal.aborted) tally.cut += 1;
      if (!ending.signal.aborted) await delay(wait);
    }
    await loading;
  }

  const buyers = [
    ...tokens.map((_, who) => customer(who)),
    ...Array.from({ length: uploaders }, (_, n) => uploader(n)),
  ];
  const following = Array.from({ length: followers }, (_, who) => follower(who));
  return {
    tally,
    /** Lets everybody finish what they are at. @returns {Promise<Tally & { unheard: number }>} */
    async stop() {
      closing.abort();
      await Promise.all(buyers);
      const due = tally.orders.filter(({ who }) => who < followers);
      const unheard = () => due.filter(({ who, number }) => !heard[who].has(number)).length;
      // word of the last ones is on its way; on a busy machine it takes its time
      const deadline = performance.now() + HEARS_WITHIN_MS;
      while (unheard() > 0 && performance.now() < deadline) await delay(50);
      ending.abort();
      await Promise.all(following);
      agent.destroy();
      const waits = due.map(({ who, number, at }) => (heard[who].get(number) ?? at) - at);
      return { ...tally, unheard: unheard(), heardMs: Math.max(0, ...waits) };
    },
  };
}

/** An address of this machine for each, as limits count by address; other systems than Linux know but one. */
const addressOf = (who) =>
  process.platform === 'linux' ? `127.1.${(who >> 8) & 255}.${(who & 255) + 1}` : '127.0.0.1';

/** 503 in the shop's own words, with a time to come back. */
const isHonest = ({ status, headers, json }) =>
  status === 503 && Number(headers['retry-after']) > 0 && json?.code === 'UNAVAILABLE' && /\w/.test(json.msg ?? '');

function ask(options, write) {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', timeout: HANGS_MS, ...options }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        let json = null;
        try {
          json = JSON.parse(text);
        } catch {
          // not the shop's words
        }
        resolve({ status: answer.statusCode, headers: answer.headers, text, json });
      });
    });
    asking.once('timeout', () => asking.destroy(new Error(`no answer within ${HANGS_MS / 1000} s`)));
    asking.once('error', reject);
    void write(asking);
  });
}

/** Reads a stream until it ends; resolves then. */
function stream({ signal, ...options }, { onOpen, onFrame, onRefused, onHonest }) {
  return new Promise((resolve) => {
    const asking = request({ host: '127.0.0.1', agent: false, signal, ...options }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      const isStream = answer.statusCode === 200;
      if (isStream) onOpen();
      answer.on('data', (chunk) => {
        text += chunk;
        if (!isStream) return;
        const frames = text.split('\n\n');
        text = frames.pop();
        for (const frame of frames) {
          const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? '';
          onFrame({ name: field('event'), data: field('data'), id: field('id') });
        }
      });
      answer.once('end', () => {
        if (isStream) return;
        if (answer.statusCode === 503 && answer.headers['retry-after']) onHonest();
        else onRefused(`${answer.statusCode} ${text.slice(0, 120)}`);
      });
      answer.once('error', () => undefined);
      answer.once('close', resolve);
    });
    asking.once('error', (error) => {
      if (!signal.aborted) onRefused(error.code ?? error.message);
      resolve();
    });
    asking.end();
  });
}

function form() {
  const boundary = `operations-${randomUUID()}`;
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  );
  return { head, end: Buffer.from(`\r\n--${boundary}--\r\n`), type: `multipart/form-data; boundary=${boundary}` };
}
