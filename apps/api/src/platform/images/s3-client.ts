import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { imageStoreAsked } from '../observe/signals';
import { ImageStoreError } from './store';

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
  /** Where browsers reach the bucket's public part themselves; null: nowhere. */
  publicUrl: string | null;
}

/** How long is waited for a store. */
export interface S3Patience {
  /** For one try, ms. */
  tryMs: number;
  /** For all tries at one thing, ms: somebody may be waiting behind it. */
  allMs: number;
  /** How often a thing is tried that brings no answer, or one that may be another the next time. */
  tries: number;
  /** For how long nobody is sent to a store that was silent, ms; then one goes ahead. */
  restMs: number;
}

const PATIENCE: S3Patience = { tryMs: 4_000, allMs: 9_000, tries: 3, restMs: 2_000 };
const FIRST_PAUSE_MS = 100;

export interface S3Object {
  key: string;
  /** When it was kept, ms. */
  modifiedMs: number;
}

/** What is asked of a bucket. Everything throws an {@link ImageStoreError} where the store is silent or refuses. */
export interface S3Client {
  /** @param endsAt until when it may take, by `performance.now()`, if that is sooner than it may take anyway */
  put(key: string, bytes: Buffer, headers: Record<string, string>, endsAt?: number): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  /** All objects whose key begins so. */
  list(prefix: string): Promise<S3Object[]>;
}

type Operation = 'put' | 'get' | 'remove' | 'list';

interface Question {
  operation: Operation;
  method: string;
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  endsAt?: number | undefined;
}

/** An answer, read to its end. */
interface Answer {
  status: number;
  body: Buffer;
}

/** Asks a bucket over HTTP, signed by Signature Version 4, each request with the sum of its content. */
export function createS3Client(settings: S3Settings, given: Partial<S3Patience> = {}): S3Client {
  const patience = { ...PATIENCE, ...given };
  const root = rootOf(settings);
  // the day's signing keys
  const cache = new Map<string, ArrayBuffer>();
  const gate = createGate(patience.restMs);
  let isSilenceTold = false;

  async function askOnce({ method, key = '', query = {}, headers, body }: Question, ms: number): Promise<Answer> {
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
      signal: AbortSignal.timeout(ms),
    });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  }

  /** Tries until there is an answer that another try would not change. */
  async function askPatiently(question: Question): Promise<Answer> {
    const endsAt = Math.min(performance.now() + patience.allMs, question.endsAt ?? Infinity);
    let last: unknown = 'no answer in time';
    try {
      for (let tries = 0; tries < patience.tries; tries += 1) {
        // a little apart from each other: what all do at once again fails again
        if (tries > 0) await delay(FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + Math.random()));
        const left = endsAt - performance.now();
        if (left <= 0) break;
        gate.enter(question);
        try {
          const answer = await askOnce(question, Math.min(patience.tryMs, left));
          gate.open();
          if (!mayChange(answer.status)) return answer;
          last = new Error(`HTTP ${answer.status} ${errorCodeIn(answer) ?? ''}`.trim());
        } catch (error) {
          last = error;
          const isSure = tries + 1 === patience.tries || (isTimeout(error) && left >= patience.tryMs);
          if (isSure) gate.close(question);
        }
      }
    } finally {
      gate.leave(question);
    }
    throw silence(last);
  }

  async function ask(question: Question): Promise<Answer> {
    const { operation } = question;
    try {
      const answer = await askPatiently(question);
      const code = errorCodeIn(answer);
      if (answer.status >= 300 && !isAbsent(question, answer)) {
        const said = `HTTP ${answer.status} ${code ?? ''}`.trim();
        throw new ImageStoreError(`The picture store refuses to ${operation}: ${said}`, 'refused', code);
      }
      imageStoreAsked.tell({ operation, outcome: 'done' });
      isSilenceTold = false;
      return answer;
    } catch (error) {
      if (error instanceof ImageStoreError) {
        imageStoreAsked.tell({ operation, outcome: error.kind });
        error.isToldBefore = error.kind === 'silent' && isSilenceTold;
        isSilenceTold = error.kind === 'silent';
      }
      throw error;
    }
  }

  return {
    put: async (key, body, headers, endsAt) =>
      void (await ask({ operation: 'put', method: 'PUT', key, body, headers, endsAt })),
    get: async (key) => {
      const { status, body } = await ask({ operation: 'get', method: 'GET', key });
      return status === 404 ? null : body;
    },
    remove: async (key) => void (await ask({ operation: 'remove', method: 'DELETE', key })),
    async list(prefix) {
      const objects: S3Object[] = [];
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
        const page = (await ask({ operation: 'list', method: 'GET', query })).body.toString();
        // a list that is short without a word would make pictures look lost, or copied
        if (!/<ListBucketResult[\s>]/.test(page)) throw noList('its answer is none');
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          objects.push({
            key: textIn(entry, 'Key') ?? '',
            modifiedMs: Date.parse(textIn(entry, 'LastModified') ?? ''),
          });
        }
        const next = textIn(page, 'IsTruncated') === 'true' ? (textIn(page, 'NextContinuationToken') ?? '') : undefined;
        if (next === '' || (next !== undefined && next === token)) throw noList('it does not say how it goes on');
        token = next;
      } while (token !== undefined);
      return objects;
    },
  };
}

/** Whether another try may bring another answer; what a store does not know (501) it does not learn. */
const mayChange = (status: number): boolean => status === 429 || (status >= 500 && status !== 501);

/** Whether the answer is that there is no such object: any other 404 is of a proxy, a wrong address or no bucket. */
const isAbsent = ({ operation }: Question, answer: Answer): boolean =>
  (operation === 'get' || operation === 'remove') && answer.status === 404 && errorCodeIn(answer) === 'NoSuchKey';

const noList = (why: string) => new ImageStoreError(`The picture store gives no list of its files: ${why}`, 'refused');

/** The bucket's address, up to where keys begin. */
function rootOf({ endpoint, bucket, pathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/$/, '');
  return pathStyle ? `${url.origin}${path}/${bucket}/` : `${url.protocol}//${bucket}.${url.host}${path}/`;
}

interface Gate {
  /** To be asked before each try. Throws for whoever is not sent to a store that is silent. */
  enter(who: object): void;
  /** Somebody got no answer; the first one goes on trying for all. */
  close(who: object): void;
  /** There was an answer, whatever it says. */
  open(): void;
  /** Who went ahead has ended. */
  leave(who: object): void;
}

/**
 * Spares a store that was silent, and whoever would wait for it: while it rests, and while the one who goes ahead is
 * under way, everybody else is refused at once. Without it a page full of pictures would hold its connections for seconds.
 */
function createGate(restMs: number): Gate {
  let silentSince: number | null = null;
  let ahead: object | null = null;
  return {
    enter(who) {
      if (silentSince === null || ahead === who) return;
      if (ahead !== null || performance.now() - silentSince < restMs)
        throw new ImageStoreError('The picture store has not answered for a moment', 'silent');
      ahead = who;
    },
    close(who) {
      if (silentSince === null) ahead = who;
      silentSince = performance.now();
    },
    open() {
      silentSince = null;
      ahead = null;
    },
    leave(who) {
      if (ahead === who) ahead = null;
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element in the plain XML of S3, which has no attributes inside. */
const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');

const errorCodeIn = ({ status, body }: Answer): string | null =>
  (status >= 300 && textIn(body.subarray(0, 4_096).toString(), 'Code')) || null;

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** What a connection that is not safe, or not over TLS at all, fails with. */
const NOT_SAFE = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|EPROTO)/;

/** Why nothing was answered. A name that nobody has and a certificate that nobody trusts stay so until somebody sees to it. */
function silence(last: unknown): ImageStoreError {
  const cause = last instanceof Error ? last.cause : undefined;
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const code = reason === 'ENOTFOUND' ? 'NoSuchHost' : NOT_SAFE.test(reason) ? 'NotSafe' : null;
  const kind = code === null ? 'silent' : 'refused';
  return new ImageStoreError(`The picture store does not answer: ${reasonIn(last)}`, kind, code, { cause: last });
}

/** `fetch` says only that it failed; why stands behind it. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isTimeout(error)) return 'no answer in time';
  const cause = error.cause;
  return cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : error.message;
}
