import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../s3-client';

/** The only account of that server; it checks every signature against it. */
const ACCOUNT = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const BUCKET = 'pictures';
const OBJECT = '._S3rver_object';

export interface TestS3 {
  settings: S3Settings;
  /** Keys of all objects, sorted. */
  keys(): Promise<string[]>;
  /** The bytes of an object; null where there is none. */
  read(key: string): Promise<Buffer | null>;
  /** What an object would be sent as: its headers. */
  headersOf(key: string): Promise<Record<string, string>>;
  /** As if the object had been kept so many hours ago. */
  age(key: string, hours: number): Promise<void>;
  /** Hangs up on everybody and listens no more. */
  stop(): Promise<void>;
  /** Listens again, at the same address with the same objects. */
  start(): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

/** An S3-compatible server on this machine, made by others than the client. On a free port where none is given. */
export async function startS3(port = 0): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'seduh-s3-'));
  let taken = port;
  let server: S3rver;
  const start = async () => {
    server = new S3rver({
      address: '127.0.0.1',
      port: taken,
      silent: true,
      directory,
      serviceEndpoint: 'localhost',
      configureBuckets: [{ name: BUCKET }],
    });
    taken = (await server.run()).port;
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
      bucket: BUCKET,
      region: 'us-east-1',
      pathStyle: true,
      publicUrl: null,
    },
    async keys() {
      const files = await readdir(join(directory, BUCKET), { recursive: true });
      return files.flatMap((file) => (file.endsWith(OBJECT) ? [file.slice(0, -OBJECT.length)] : [])).toSorted();
    },
    read: (key) => readFile(join(directory, BUCKET, key + OBJECT)).catch(() => null),
    async headersOf(key) {
      const text = await readFile(join(directory, BUCKET, `${key}._S3rver_metadata.json`), 'utf8');
      return JSON.parse(text) as Record<string, string>;
    },
    async age(key, hours) {
      const at = new Date(Date.now() - hours * 60 * 60_000);
      await utimes(join(directory, BUCKET, key + OBJECT), at, at);
    },
    start,
    stop,
    async close() {
      await stop().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
