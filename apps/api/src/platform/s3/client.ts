// Long because a bucket is asked in one way: how a request is signed, tried again, given up and read stands together.
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Failure, S3Operation, S3Use } from './failure';
import { createGate } from './gate';
import { elementsIn, textIn } from './xml';

/** A bucket of an S3-compatible store, and who asks there. */
export interface S3Settings {
  /** Where the store answers, without the bucket: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True: the bucket stands in the path; false: in the name of the host. */
  pathStyle: boolean;
}

/** How long is waited for a store. */
export interface S3Patience {
  /** For one try, ms. */
  tryMs: number;
  /** For all tries at one thing, ms: somebody may be waiting behind it. */
  allMs: number;
  /** How often a thing is tried that brings no answer, or one that may be another the next time. */
  tries: number;
  /** For how long nobody is sent to a store that was silent, ms; then one goes ahead. Null: whoever asks is sent. */
  restMs: number | null;
  /** How much more time a try has for what it carries, bytes/ms: an uplink slower than that is given up. */
  slowest: number;
}

const PATIENCE: S3Patience = { tryMs: 4_000, allMs: 9_000, tries: 3, restMs: 2_000, slowest: Infinity };
const FIRST_PAUSE_MS = 100;

export interface S3Object {
  key: string;
  bytes: number;
  /** When it was kept, ms. */
  modifiedMs: number;
}

/** What is asked of a bucket. Everything throws the use's failure where the store is silent or refuses. */
export interface S3Client {
  /** Asks for what has no word of its own here. An answer that is no success throws, but for those that `allows` names. */
  ask(question: S3Question): Promise<S3Answer>;
  /** @param endsAt until when it may take, by `performance.now()`, if that is sooner than it may take anyway */
  put(key: string, bytes: Buffer, headers: Record<string, string>, endsAt?: number): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** All objects whose key begins so. */
  list(prefix: string): Promise<S3Object[]>;
  /** What stands in keys that begin so up to the next `/`, each once. */
  listFolders(prefix: string): Promise<string[]>;
}

/** A request, before it is signed. */
interface S3Question {
  operation: S3Operation;
  method: string;
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  endsAt?: number | undefined;
  /** How much it is about to carry, for how long it may take; of a body its length. */
  carries?: number;
  /** Codes of refusals that are an answer, too. */
  allows?: readonly string[];
}

/** An answer, read to its end. */
export interface S3Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The store's name for a refusal; null where it did what was asked. */
  code: string | null;
}

/**
 * Asks a bucket over HTTP, signed by Signature Version 4, each request with the sum of its content.
 * @param interruption ends what is under way, and fails at once whatever is asked afterwards
 */
export function createS3Client(
  settings: S3Settings,
  use: S3Use,
  given: Partial<S3Patience> = {},
  interruption?: AbortSignal,
): S3Client {
  const patience = { ...PATIENCE, ...given };
  const root = rootOf(settings);
  // the day's signing keys
  const cache = new Map<string, ArrayBuffer>();
  const gate = createGate(
    patience.restMs,
    () => new use.Failure(`${use.name} has not answered for a moment`, 'silent'),
  );
  let isSilenceTold = false;

  async function askOnce(
    { method, key = '', query = {}, headers, body }: S3Question,
    signal: AbortSignal,
  ): Promise<S3Answer> {
    // of the bucket itself no slash at the end is signed everywhere alike
    const url = new URL(key === '' ? root.replace(/\/$/, '') : root + key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { accessKeyId, secretAccessKey, region } = settings;
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const content = body && new Uint8Array(body);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sum },
      ...(content && { body: content }),
      service: 's3',
      accessKeyId,
      secretAccessKey,
      region,
      cache,
    }).sign();
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(content && { body: content }),
      redirect: 'manual',
      signal,
    });
    const { status, headers: said } = response;
    const read = Buffer.from(await response.arrayBuffer());
    return { status, headers: said, body: read, code: errorCodeIn(status, read) };
  }

  /** Tries until there is an answer that another try would not change. */
  async function askPatiently(question: S3Question): Promise<S3Answer> {
    const carrying = (question.carries ?? question.body?.length ?? 0) / patience.slowest;
    const endsAt = Math.min(
      performance.now() + patience.allMs + patience.tries * carrying,
      question.endsAt ?? Infinity,
    );
    const tryMs = patience.tryMs + carrying;
    let last: unknown = interruption?.aborted ? 'it is not waited for any more' : 'no answer in time';
    try {
      for (let tries = 0; tries < patience.tries; tries += 1) {
        // a little apart from each other: what all do at once again fails again
        if (tries > 0) await delay(FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random()));
        const left = endsAt - performance.now();
        if (left <= 0 || interruption?.aborted) break;
        gate.enter(question);
        const late = AbortSignal.timeout(Math.ceil(Math.min(tryMs, left)));
        try {
          const answer = await askOnce(question, interruption ? AbortSignal.any([interruption, late]) : late);
          gate.open();
          if (!mayChange(answer)) return answer;
          last = new Error(`HTTP ${answer.status} ${answer.code ?? ''}`.trim());
        } catch (error) {
          last = error;
          const isSure = tries + 1 === patience.tries || (isTimeout(error) && left >= tryMs);
          if (isSure) gate.close(question);
        }
      }
    } finally {
      gate.leave(question);
    }
    throw silence(last, use);
  }

  async function ask(question: S3Question): Promise<S3Answer> {
    const { operation } = question;
    try {
      const answer = await askPatiently(question);
      const { status, code } = answer;
      if (status >= 300 && !isAbsent(question, answer) && !question.allows?.includes(code ?? '')) {
        const said = `HTTP ${status} ${code ?? ''}`.trim();
        throw new use.Failure(`${use.name} refuses to ${operation}: ${said}`, 'refused', code);
      }
      use.asked({ operation, outcome: 'done' });
      isSilenceTold = false;
      return answer;
    } catch (error) {
      if (error instanceof use.Failure) {
        use.asked({ operation, outcome: error.kind });
        error.isToldBefore = error.kind === 'silent' && isSilenceTold;
        isSilenceTold = error.kind === 'silent';
      }
      throw error;
    }
  }

  /** The pages of a list, one after the other. */
  async function* pagesOf(query: Record<string, string>): AsyncGenerator<string> {
    const noList = (why: string) => new use.Failure(`${use.name} gives no list of its files: ${why}`, 'refused');
    let token: string | undefined;
    do {
      const more = { 'list-type': '2', ...query, ...(token !== undefined && { 'continuation-token': token }) };
      const page = (await ask({ operation: 'list', method: 'GET', query: more })).body.toString();
      // a list that is short without a word would make what is kept look lost, or copied
      if (!/<ListBucketResult[\s>]/.test(page)) throw noList('its answer is none');
      yield page;
      const next = textIn(page, 'IsTruncated') === 'true' ? (textIn(page, 'NextContinuationToken') ?? '') : undefined;
      if (next === '' || (next !== undefined && next === token)) throw noList('it does not say how it goes on');
      token = next;
    } while (token !== undefined);
  }

  return {
    ask,
    put: async (key, body, headers, endsAt) =>
      void (await ask({ operation: 'put', method: 'PUT', key, body, headers, endsAt })),
    get: async (key) => {
      const { status, body } = await ask({ operation: 'get', method: 'GET', key });
      return status === 404 ? null : body;
    },
    remove: async (key) => void (await ask({ operation: 'remove', method: 'DELETE', key })),
    async list(prefix) {
      const objects: S3Object[] = [];
      for await (const page of pagesOf({ prefix })) {
        for (const entry of elementsIn(page, 'Contents')) {
          objects.push({
            key: textIn(entry, 'Key') ?? '',
            bytes: Number(textIn(entry, 'Size')),
            modifiedMs: Date.parse(textIn(entry, 'LastModified') ?? ''),
          });
        }
      }
      return objects;
    },
    async listFolders(prefix) {
      const names = new Set<string>();
      for await (const page of pagesOf({ prefix, delimiter: '/' })) {
        for (const entry of elementsIn(page, 'CommonPrefixes'))
          names.add((textIn(entry, 'Prefix') ?? '').slice(prefix.length).replace(/\/$/, ''));
      }
      return [...names];
    },
  };
}

/** Whether another try may bring another answer; what a store does not know (501) it does not learn. */
const mayChange = ({ status, code }: S3Answer): boolean =>
  status === 429 || (status >= 500 && status !== 501) || code === 'ConditionalRequestConflict';

/** Whether the answer is that there is no such object: any other 404 is of a proxy, a wrong address or no bucket. */
const isAbsent = ({ operation }: S3Question, { status, code }: S3Answer): boolean =>
  (operation === 'get' || operation === 'remove') && status === 404 && code === 'NoSuchKey';

/** The bucket's address, up to where keys begin. */
function rootOf({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/$/, '');
  return pathStyle ? `${url.origin}${path}/${bucket}/` : `${url.protocol}//${bucket}.${url.host}${path}/`;
}

const errorCodeIn = (status: number, body: Buffer): string | null =>
  (status >= 300 && textIn(body.subarray(0, 4_096).toString(), 'Code')) || null;

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** What a connection that is not safe, or not over TLS at all, fails with. */
const NOT_SAFE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/;

/** Why nothing was answered. A name that nobody has and a certificate that nobody trusts stay so until somebody sees to it. */
function silence(last: unknown, { name, Failure }: S3Use): S3Failure {
  const cause = last instanceof Error ? last.cause : undefined;
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const code = reason === 'ENOTFOUND' ? 'NoSuchHost' : NOT_SAFE.test(reason) ? 'NotSafe' : null;
  const kind = code === null ? 'silent' : 'refused';
  return new Failure(`${name} does not answer: ${reasonIn(last)}`, kind, code, { cause: last });
}

/** `fetch` says only that it failed; why stands behind it. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTimeout(error)) return 'no answer in time';
  const cause = error.cause;
  return cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : error.message;
}
