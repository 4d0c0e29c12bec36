// Objects of any length, as streams: written whole or not at all, by several parts where one request would be too long,
// and read by ranges, so that what breaks off half-way goes on where it was.
import { createHash, type Hash } from 'node:crypto';
import type { S3Answer, S3Client } from './client';
import { elementsIn, textIn } from './xml';

/** An object that is written by parts: begun, and not whole yet. */
interface BegunUpload {
  key: string;
  id: string;
  begunMs: number;
}

/** What became of writing an object that must not be there yet. */
type Written = 'written' | 'there';

/** Objects of a bucket as streams. */
export interface S3Objects {
  /**
   * Writes an object, which is there when all of it has arrived. What fails half-way leaves nothing; a part that even then
   * could not be taken away is a begun upload.
   * @param over whether it may take another's place. Without, a store that knows no conditions writes over it all the same.
   * @returns `there` where an object has that key already, and is left as it is
   */
  write(key: string, source: AsyncIterable<Buffer>, over: boolean): Promise<Written>;
  /** The bytes of an object. Throws `absent()` where there is none. */
  read(key: string, absent: () => Error): AsyncGenerator<Buffer>;
  /** Uploads that were begun and not ended, of keys that begin so; none where the store does not tell. */
  begun(prefix: string): Promise<BegunUpload[]>;
  /** Takes away what has arrived of an upload. */
  abort(upload: Pick<BegunUpload, 'key' | 'id'>): Promise<void>;
}

/** Of one part, and of what is read at a time: 10,000 parts at most make 156 GiB. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 10_000;
/** Compressed and maybe encrypted: nothing that a browser or proxy should look into or keep. */
const HEADERS = { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' };
/** How stores say that they know no conditions on writing. */
const NO_CONDITIONS = 'NotImplemented';

/** @param partBytes for tests: how long a part is */
export function s3Objects(client: S3Client, partBytes = PART_BYTES): S3Objects {
  let knowsConditions = true;

  /** Sends what ends a write under the condition that the object is not there, or without one where stores know none. */
  async function ifAbsent(
    over: boolean,
    send: (headers: Record<string, string>, allows: string[]) => Promise<S3Answer>,
  ): Promise<S3Answer> {
    if (over || !knowsConditions) return send({}, []);
    const answer = await send({ 'if-none-match': '*' }, ['PreconditionFailed', NO_CONDITIONS]);
    if (answer.code !== NO_CONDITIONS) return answer;
    knowsConditions = false;
    return send({}, []);
  }

  async function writeAtOnce(key: string, body: Buffer, over: boolean): Promise<Written> {
    const { code } = await ifAbsent(over, (headers, allows) =>
      client.ask({ operation: 'put', method: 'PUT', key, body, headers: { ...HEADERS, ...headers }, allows }),
    );
    if (code === null) return 'written';
    // the first of two tries may have been heard, and its answer lost
    return (await client.get(key))?.equals(body) ? 'written' : 'there';
  }

  async function begin(key: string): Promise<string> {
    const question = { operation: 'put', method: 'POST', key, query: { uploads: '' }, headers: HEADERS } as const;
    return textIn((await client.ask(question)).body.toString(), 'UploadId') ?? '';
  }

  async function writePart(key: string, id: string, number: number, body: Buffer): Promise<string> {
    const query = { partNumber: String(number), uploadId: id };
    return (await client.ask({ operation: 'put', method: 'PUT', key, query, body })).headers.get('etag') ?? '';
  }

  async function complete(
    { key, id }: Pick<BegunUpload, 'key' | 'id'>,
    etags: readonly string[],
    { length, sum }: { length: number; sum: Hash },
    over: boolean,
  ): Promise<Written> {
    const parts = etags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const { code, body: said } = await ifAbsent(over, (headers, allows) =>
      client.ask({
        operation: 'put',
        method: 'POST',
        key,
        query: { uploadId: id },
        headers: { 'content-type': 'application/xml', ...headers },
        body,
        // putting together takes a store as long as it has parts
        carries: length / 10,
        allows: [...allows, 'NoSuchUpload'],
      }),
    );
    // a store that began to answer before it failed says so within a success
    if (code === null && said.includes('<CompleteMultipartUploadResult')) return 'written';
    // an earlier try may have been heard, and its answer lost
    const isAsLong = async () => (await client.list(key)).some((one) => one.key === key && one.bytes === length);
    if (code === 'NoSuchUpload' && (await isAsLong())) return 'written';
    if (code === 'PreconditionFailed') {
      // hours of sending are worth one reading: what stores say of parts as a whole they do not say alike
      if ((await isAsLong()) && (await sumOf(key)).equals(sum.digest())) return 'written';
      await abort({ key, id });
      return 'there';
    }
    throw new Error(
      `The store did not put ${key} together: ${code ?? (textIn(said.toString(), 'Code') || 'no word why')}`,
    );
  }

  async function abort({ key, id }: Pick<BegunUpload, 'key' | 'id'>): Promise<void> {
    const question = { operation: 'remove', method: 'DELETE', key, query: { uploadId: id } } as const;
    await client.ask({ ...question, allows: ['NoSuchUpload'] });
  }

  async function writeByParts(
    key: string,
    first: Buffer,
    rest: AsyncGenerator<Buffer>,
    over: boolean,
  ): Promise<Written> {
    const id = await begin(key);
    try {
      const etags = [await writePart(key, id, 1, first)];
      const sum = createHash('sha256').update(first);
      let { length } = first;
      for await (const part of rest) {
        if (etags.length >= MOST_PARTS)
          throw new Error(`${key} is longer than ${MOST_PARTS} parts of ${partBytes} bytes`);
        etags.push(await writePart(key, id, etags.length + 1, part));
        length += part.length;
        sum.update(part);
      }
      return await complete({ key, id }, etags, { length, sum }, over);
    } catch (error) {
      // what failed is what is said
      await abort({ key, id }).catch(() => undefined);
      throw error;
    }
  }

  async function sumOf(key: string): Promise<Buffer> {
    const sum = createHash('sha256');
    for await (const bytes of read(key, () => new Error(`${key} is gone again`))) sum.update(bytes);
    return sum.digest();
  }

  async function* read(key: string, absent: () => Error): AsyncGenerator<Buffer> {
    let total = Infinity;
    let etag: string | null = null;
    for (let at = 0; at < total;) {
      const answer = await client.ask({
        operation: 'get',
        method: 'GET',
        key,
        // what is written anew meanwhile would be put together out of two
        headers: { range: `bytes=${at}-${at + partBytes - 1}`, ...(etag !== null && { 'if-match': etag }) },
        carries: partBytes,
        // of an object without a byte there is no range
        allows: ['InvalidRange', 'PreconditionFailed'],
      });
      const { status, headers, body } = answer;
      const broken = (why: string) => new Error(`${key} cannot be read on after ${at} bytes: ${why}`);
      if (status === 404) throw absent();
      if (status === 412) throw broken('it was written anew meanwhile');
      if (status === 416 && at === 0) return;
      if (status === 416) throw broken('it has become shorter');
      if (status === 200 && at > 0) throw broken('the store sends all of it, or something else');
      if (body.length > 0) yield body;
      // a store that knows no ranges sends all of it
      if (status === 200) return;
      at += body.length;
      total = Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]);
      if (!(total >= at) || body.length === 0) throw broken('the store sends no more of it');
      // a weak one is never met
      etag ??= headers.get('etag')?.startsWith('"') ? headers.get('etag') : null;
    }
  }

  return {
    async write(key, source, over) {
      const parts = partsOf(source, partBytes);
      const first = await parts.next();
      const second = first.done ? first : await parts.next();
      const body = first.done ? Buffer.alloc(0) : first.value;
      if (second.done) return writeAtOnce(key, body, over);
      return writeByParts(
        key,
        body,
        (async function* rest() {
          yield second.value;
          yield* parts;
        })(),
        over,
      );
    },

    read,

    async begun(prefix) {
      const question = { operation: 'list', method: 'GET', query: { uploads: '', prefix } } as const;
      const answer = await client.ask({ ...question, allows: ['NotImplemented', 'AccessDenied', 'MethodNotAllowed'] });
      return elementsIn(answer.body.toString(), 'Upload').map((entry) => ({
        key: textIn(entry, 'Key') ?? '',
        id: textIn(entry, 'UploadId') ?? '',
        begunMs: Date.parse(textIn(entry, 'Initiated') ?? ''),
      }));
    },

    abort,
  };
}

/** Cuts a stream into pieces of that length, the last one shorter. */
async function* partsOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      held = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
