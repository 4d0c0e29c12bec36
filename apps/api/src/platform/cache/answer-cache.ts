import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cacheAsked } from '../observe/signals';
import { etagOf } from './revalidation';

const compress = promisify(brotliCompress);
const KEPT = 500;
// a page of the list is a few KB: the default window of 4 MB would cost several MB for each one being compressed
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

interface Answer {
  body: Buffer;
  brotli: Buffer;
  etag: string;
}

export interface CachedAnswer {
  body: Buffer;
  headers: Record<string, string>;
  /** Whether it may still be given to others. */
  isFresh(): boolean;
}

interface Kept {
  answer: Promise<Answer>;
  /** By `performance.now()`. */
  until: number;
}

/**
 * Finished answers of one public list, kept for a moment: under load most visitors ask for the same page. Callers that
 * come while an answer is being made wait for it instead of making their own.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, Kept>({ max: KEPT });

  /** @param maxAgeMs how old an answer may be when it is given; 0 keeps none */
  constructor(private readonly maxAgeMs: number) {}

  /**
   * The answer for `key`, made by `make` (a JSON text) where there is none.
   * @param accepts the request's Accept-Encoding
   */
  async get(key: string, accepts: string | undefined, make: () => Promise<string>): Promise<CachedAnswer> {
    const kept = this.#find(key, make);
    const isFresh = () => this.#answers.peek(key) === kept && performance.now() < kept.until;
    const { body, brotli, etag } = await kept.answer;
    const headers = { etag, vary: 'accept-encoding', 'content-type': 'application/json; charset=utf-8' };
    return acceptsBrotli(accepts)
      ? { body: brotli, headers: { ...headers, 'content-encoding': 'br' }, isFresh }
      : { body, headers, isFresh };
  }

  /** Forgets everything, after a write. */
  clear(): void {
    this.#answers.clear();
  }

  #find(key: string, make: () => Promise<string>): Kept {
    const now = performance.now();
    const known = this.#answers.get(key);
    const isHit = known !== undefined && now < known.until;
    cacheAsked.tell({ cache: 'answers', isHit });
    if (isHit) return known;
    const next = { answer: make().then(finish), until: now + this.maxAgeMs };
    if (this.maxAgeMs > 0) {
      this.#answers.set(key, next);
      next.answer.catch(() => this.#answers.delete(key));
    }
    return next;
  }
}

/** An answer in brotli, as it is made while somebody waits. */
export const packAnswer = (body: string | Buffer): Promise<Buffer> => compress(body, BROTLI);

async function finish(json: string): Promise<Answer> {
  const body = Buffer.from(json);
  const brotli = await packAnswer(body);
  return { body, brotli, etag: etagOf(body) };
}

/** What an answer to a GET is kept under: its address, and whether it is sent in brotli. */
export const answerKey = ({ url, headers }: FastifyRequest): string =>
  acceptsBrotli(headers['accept-encoding']) ? `br ${url}` : url;

/** Whether a client that sent this Accept-Encoding reads brotli. */
export function acceptsBrotli(accepts = ''): boolean {
  const offer = accepts.split(',').find((one) => one.trim().split(';', 1)[0] === 'br');
  return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer);
}
