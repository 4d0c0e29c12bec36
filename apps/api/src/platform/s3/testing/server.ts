import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { PictureBucket } from '../variables';
import { answerMore, UPLOADS } from './more-answers';

/** The only account of that server; it checks every signature against it. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const OBJECT = '._S3rver_object';

/** A status and the store's name for it; null: the server answers. */
type Instead = (line: string) => readonly [status: number, code: string] | null;

type Which = (line: string) => boolean;

export interface TestS3 {
  settings: PictureBucket;
  /** Keys of all objects, sorted. */
  keys(): Promise<string[]>;
  /** The bytes of an object; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** What an object would be sent as: its headers. */
  headersOf(key: string): Promise<Record<string, string>>;
  /** As if the object had been kept so many hours ago. */
  age(key: string, hours: number): Promise<void>;
  /** Keys of uploads that were begun and have not ended. */
  begun(): Promise<string[]>;
  /** As if all of those had been begun so many hours ago. */
  ageBegun(hours: number): Promise<void>;
  /** Counts requests that hold that text in method and address, as `PUT /copies/…?partNumber=2`. */
  asked(text: string): number;
  /** From now on answers requests instead, by their line and `if-none-match` or `if-match` at its end; null: none. */
  interrupt(answer: Instead | null): void;
  /** From now on does what is asked by such lines, and answers 500; null: none. */
  failAfter(which: Which | null): void;
  /** From now on takes requests, or those by such lines, and answers none. */
  hang(which: boolean | Which): void;
  /** Hangs no more, and hangs up on those who still wait: they may try again. */
  letGo(): void;
  /** Holds back the answer to the next list, which shows what is there as `taken` comes true, until it is let go. */
  holdLists(): { taken: Promise<void>; answer(): void };
  /** Hangs up on everybody and listens no more. */
  stop(): Promise<void>;
  /** Listens again, at the same address with the same objects. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

/** Has an answer be a failure, whatever it was to say. */
function failAtEnd(response: ServerResponse): void {
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = () => response;
  response.end = () => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead(500);
    return end('<Error><Code>InternalError</Code></Error>');
  };
}

/**
 * An S3-compatible server on this machine, made by others than the client, with one bucket. On a free port where none is
 * given. What it does not know itself is added: conditions, and what became of uploads by parts.
 */
export async function startS3(port = 0, bucket = 'pictures'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'seduh-s3-'));
  let taken = port;
  let server: S3rver;
  const lines: string[] = [];
  let instead: Instead | null = null;
  let failing: Which | null = null;
  let hanging: Which = () => false;
  const hung = new Set<ServerResponse>();
  let holding: ((response: ServerResponse) => void) | null = null;
  const objectOf = (key: string) => join(directory, bucket, key + OBJECT);
  const keys = async () => {
    const files = await readdir(join(directory, bucket), { recursive: true });
    return files.flatMap((file) => (file.endsWith(OBJECT) ? [file.slice(0, -OBJECT.length)] : [])).toSorted();
  };
  const uploads = join(directory, bucket, UPLOADS);
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port: taken,
      silent: true,
      directory,
      serviceEndpoint: 'localhost',
      configureBuckets: [{ name: bucket }],
    });
    taken = (await server.run()).port;
    const [handle] = server.httpServer.listeners('request') as RequestListener[];
    if (!handle) throw new Error('the server of the tests listens to nothing');
    const served = { directory: join(directory, bucket), bucket, secret: ACCOUNT.secretAccessKey, objectOf, keys };
    const more = answerMore(served, handle);
    server.httpServer.removeAllListeners('request').on('request', (request, response) => {
      const condition = ['if-none-match', 'if-match'].find((name) => request.headers[name] !== undefined);
      const line = `${request.method} ${request.url}${condition === undefined ? '' : ` ${condition}`}`;
      lines.push(line);
      if (hanging(line)) {
        hung.add(response);
        return void request.resume();
      }
      if (failing?.(line)) failAtEnd(response);
      if (line.includes('list-type=2')) {
        holding?.(response);
        holding = null;
      }
      const [status, code] = instead?.(line) ?? [];
      if (status === undefined) more(request, response);
      else request.resume().once('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`));
    });
  };
  const stop = async () => {
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  await start();
  return {
    settings: {
      ...ACCOUNT,
      endpoint: `http://127.0.0.1:${taken}`,
      bucket,
      region: 'us-east-1',
      pathStyle: true,
      publicUrl: null,
    },
    keys,
    read: (key) => readFile(objectOf(key)).catch(() => null),
    async headersOf(key) {
      const text = await readFile(join(directory, bucket, `${key}._S3rver_metadata.json`), 'utf8');
      return JSON.parse(text) as Record<string, string>;
    },
    async age(key, hours) {
      const at = new Date(Date.now() - hours * 60 * 60_000);
      await utimes(objectOf(key), at, at);
    },
    async begun() {
      const ids = await readdir(uploads).catch((): string[] => []);
      return Promise.all(ids.map((id) => readFile(join(uploads, id, 'key'), 'utf8')));
    },
    async ageBegun(hours) {
      const at = new Date(Date.now() - hours * 60 * 60_000);
      for (const id of await readdir(uploads).catch((): string[] => [])) await utimes(join(uploads, id), at, at);
    },
    asked: (text) => lines.filter((line) => line.includes(text)).length,
    interrupt(answer) {
      instead = answer;
    },
    failAfter(which) {
      failing = which;
    },
    hang(which) {
      hanging = typeof which === 'boolean' ? () => which : which;
    },
    letGo() {
      hanging = () => false;
      for (const response of hung) response.destroy();
      hung.clear();
    },
    holdLists() {
      let answer = () => undefined as void;
      const taken = new Promise<void>((resolve) => {
        holding = (response) => {
          const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
          response.end = (body?: unknown) => {
            answer = () => void end(body);
            resolve();
            return response;
          };
        };
      });
      return { taken, answer: () => answer() };
    },
    start,
    stop,
    async close() {
      await stop().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
