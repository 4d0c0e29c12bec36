// What the server of the tests leaves out of S3 and backups ask for, answered by the book: conditions on writing and
// reading, the list of uploads that were begun, their end, folders that
// hold nothing but folders, and ranges of what is empty.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isSignedBy } from './signature';

/** Where that server lays parts. */
export const UPLOADS = '._S3rver_uploads';

interface Served {
  directory: string;
  bucket: string;
  secret: string;
  objectOf(key: string): string;
  keys(): Promise<string[]>;
}

/** Answers what the server behind it does not know; hands on all else. */
export function answerMore(
  { directory, bucket, secret, objectOf, keys }: Served,
  handle: RequestListener,
): RequestListener {
  const uploads = join(directory, UPLOADS);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(pathname.slice(`/${bucket}/`.length));
    const id = searchParams.get('uploadId');
    const answer = (status: number, code: string, text = `<Error><Code>${code}</Code></Error>`) => {
      const isTrue = isSignedBy(secret, request);
      request.resume();
      response
        .writeHead(isTrue ? status : 403)
        .end(isTrue ? text : '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    };
    if (request.method === 'DELETE' && id !== null) {
      const parts = join(uploads, id);
      if (!existsSync(parts)) return answer(404, 'NoSuchUpload');
      await rm(parts, { recursive: true });
      return answer(204, '', '');
    }
    if (request.method === 'POST' && id !== null && !existsSync(join(uploads, id))) return answer(404, 'NoSuchUpload');
    if (request.method === 'GET' && searchParams.has('uploads')) {
      const prefix = searchParams.get('prefix') ?? '';
      const entries = await Promise.all((await readdir(uploads).catch((): string[] => [])).map((one) => entryOf(one)));
      const shown = entries.filter((entry) => entry.includes(`<Key>${prefix}`)).join('');
      return answer(200, '', `<ListMultipartUploadsResult>${shown}</ListMultipartUploadsResult>`);
    }
    if (request.method === 'GET' && searchParams.has('delimiter')) {
      const prefix = searchParams.get('prefix') ?? '';
      const below = (await keys()).filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
      const folders = new Set(
        below.filter((one) => one.includes('/')).map((one) => one.slice(0, one.indexOf('/') + 1)),
      );
      const shown = [...folders].map((one) => `<CommonPrefixes><Prefix>${prefix}${one}</Prefix></CommonPrefixes>`);
      return answer(200, '', `<ListBucketResult>${shown.join('')}</ListBucketResult>`);
    }
    const size = request.headers.range === undefined ? null : (await stat(objectOf(key)).catch(() => null))?.size;
    if (size === 0) return answer(416, 'InvalidRange');
    const expected = request.headers['if-match'];
    if (expected !== undefined && expected !== JSON.stringify(await md5Of(key)))
      return answer(412, 'PreconditionFailed');
    const isConditional = request.headers['if-none-match'] === '*' && request.method !== 'GET';
    if (isConditional && existsSync(objectOf(key))) return answer(412, 'PreconditionFailed');
    return handle(request, response);
  };
  const md5Of = (key: string) => readFile(`${objectOf(key)}.md5`, 'utf8').catch(() => '');
  const entryOf = async (id: string) => {
    const begun = (await stat(join(uploads, id))).mtime.toISOString();
    const key = await readFile(join(uploads, id, 'key'), 'utf8');
    return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun}</Initiated></Upload>`;
  };
  return (request, response) => void respond(request, response).catch(() => response.destroy());
}
