import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { guardedLookup, isPublicAddress, isPublicHost } from './public-address';

/** One call to a push service. */
export interface PushCall {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

export interface PushAnswer {
  status: number;
  retryAfter: string | null;
}

/** Brings a message to a push service; rejects where it cannot be reached, or must not be. */
export type PostPush = (call: PushCall) => Promise<PushAnswer>;

const TIMEOUT_MS = 10_000;
/** More than a push service ever answers; the rest is not read. */
const ANSWER_BYTES = 16_384;

interface PostOptions {
  /** Which addresses may be connected to. Tests allow this machine. */
  isAllowed?: (address: string) => boolean;
  /** Tests speak http. */
  request?: (url: URL, options: RequestOptions, then: (answer: IncomingMessage) => void) => ClientRequest;
  timeoutMs?: number;
}

/**
 * Calls addresses that browsers gave us: public ones only, checked as the connection is made, no redirects, an end to how
 * long and how much.
 */
export function postTo({
  isAllowed = isPublicAddress,
  request = httpsRequest,
  timeoutMs = TIMEOUT_MS,
}: PostOptions = {}): PostPush {
  const lookup = guardedLookup(isAllowed);
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const url = new URL(endpoint);
      // an address that is spelt out is never looked up
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!isPublicHost(host) && !isAllowed(host)) {
        reject(Object.assign(new Error('this is no public address'), { code: 'ENOTPUBLIC' }));
        return;
      }
      const options: RequestOptions = { method: 'POST', headers, lookup, agent: false };
      const call = request(url, { ...options, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
        const { statusCode: status = 0, headers: answered } = answer;
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > ANSWER_BYTES) answer.destroy();
        });
        answer.on('close', () => resolve({ status, retryAfter: answered['retry-after'] ?? null }));
        answer.on('error', () => undefined);
      });
      call.on('error', reject);
      call.end(body);
    });
}
