import multipart, { type MultipartFile } from '@fastify/multipart';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { errorCode } from '../db/errors';
import { comeBack, HttpError, invalid, unknownFields } from '../http/errors';
import { requireViewer } from './auth';
import { uploadLimit } from './limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The image that came with a form, as it was sent; null where none did. */
    image: Buffer | null;
    /** Whose slot among the uploads this request holds. */
    uploadSlotOf: string | null;
  }

  interface FastifyInstance {
    uploadSlots: UploadSlots;
  }
}

/** The one file a form may carry. */
const IMAGE = 'image';
const FIELDS = 30;
/** Of one field, bytes; the schema says what each of them may really be. */
const FIELD_BYTES = 32 * 1024;
/** Of a whole form: the image, and far more text than any of ours has. */
const FORM_BYTES = LIMITS.imageBytes + 256 * 1024;
const UNREADABLE = 'This form cannot be read';
/** RFC 2046 gives a boundary 70 characters. */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

/**
 * Lets the routes of this scope take multipart forms; each is a {@link formOf}. Who is asking
 * is known by then: before a byte of the form is read it is judged by what its headers say, and has to find a slot.
 */
export async function installUploads(app: FastifyInstance): Promise<void> {
  app.decorateRequest('image', null);
  app.decorateRequest('uploadSlotOf', null);
  app.addHook('preParsing', async (request) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    if (!/^multipart\/form-data/i.test(type)) return;
    if (!BOUNDARY.test(type)) throw new HttpError(400, 'VALIDATION', UNREADABLE);
    if (Number(length ?? 0) > FORM_BYTES) throw tooLarge();
    const { userId } = requireViewer(request);
    app.uploadSlots.take(userId);
    request.uploadSlotOf = userId;
  });
  // the last of every request that was parsed, also of one whose sender has left
  app.addHook('onSend', async (request) => {
    if (request.uploadSlotOf !== null) app.uploadSlots.release(request.uploadSlotOf);
    request.uploadSlotOf = null;
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // one byte more than allowed is enough to know that it is too large
    limits: { fileSize: LIMITS.imageBytes + 1, files: 1, fields: FIELDS, fieldSize: FIELD_BYTES, headerPairs: 50 },
  });
}

/**
 * Reads a form into `request.body`, text by name, and `request.image`; a JSON body is left as it is.
 * Throws 413 for an image above the limit, 400 for a file nobody asked for and for a form that cannot be read.
 */
const readForm: preValidationAsyncHookHandler = async (request) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(fields, part.fieldname)) throw invalid({ [part.fieldname]: 'Sent twice' });
      if (part.type === 'file') await readImage(request, part);
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    // nobody reads the rest: it is let go as it comes, and cut where nothing says how much there is
    request.raw.unpipe();
    request.raw.resume();
    throw unreadable(error, request.headers['content-length'] === undefined ? { connection: 'close' } : {});
  }
  request.body = fields;
};

/** A route whose body is such a form; its images count against the limit on uploads. */
export const formOf = <Config extends object, Schema extends object>(route: { config: Config; schema: Schema }) => ({
  config: { ...route.config, rateLimit: uploadLimit },
  preValidation: readForm,
  schema: { consumes: ['multipart/form-data'], ...route.schema },
});

async function readImage(request: FastifyRequest, part: MultipartFile): Promise<void> {
  const bytes = await readFile(part.file);
  // what a form sends for a file field that nobody filled
  if (bytes.length === 0 && !part.filename) return;
  if (part.fieldname !== IMAGE) throw unknownFields([part.fieldname]);
  request.image = bytes;
}

/** Throws 413 with the first byte too many, whatever is still to come. */
async function readFile(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > LIMITS.imageBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): HttpError =>
  new HttpError(413, 'TOO_LARGE', MESSAGES.fileTooLarge, { fields: { [IMAGE]: MESSAGES.fileTooLarge } });

function unreadable(error: unknown, headers: Record<string, string>): unknown {
  if (error instanceof HttpError) {
    return new HttpError(error.status, error.code, error.message, error.data, { ...error.headers, ...headers });
  }
  const code = errorCode(error) ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code.startsWith('FST_') || (error instanceof Error && /form|part|boundary|header/i.test(error.message))) {
    return new HttpError(400, 'VALIDATION', UNREADABLE);
  }
  return error;
}

export interface UploadLimits {
  /** Forms of one account on their way, or being worked on, at a time. */
  ofOne: number;
  /** Of all accounts; each may hold an image of 2 MB. */
  ofAll: number;
}

const UPLOADS: UploadLimits = { ofOne: 4, ofAll: 16 };
const RETRY_S = 5;

/** Counts forms between their first byte and their answer: each costs memory for as long as it takes. */
export class UploadSlots {
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(private readonly limits: UploadLimits = UPLOADS) {}

  /** Takes a slot. Throws 429 where this account has too many, 503 where all have. */
  take(userId: string): void {
    const own = this.#open.get(userId) ?? 0;
    if (own >= this.limits.ofOne) {
      const msg = `At most ${this.limits.ofOne} forms of yours can be sent at once. Try again in a moment`;
      throw comeBack(429, msg, RETRY_S);
    }
    if (this.#all >= this.limits.ofAll) {
      throw comeBack(503, 'Too many pictures are being sent right now. Try again in a moment', RETRY_S);
    }
    this.#open.set(userId, own + 1);
    this.#all += 1;
  }

  /** Gives a slot back; for each that was taken once. */
  release(userId: string): void {
    const left = (this.#open.get(userId) ?? 1) - 1;
    if (left === 0) this.#open.delete(userId);
    else this.#open.set(userId, left);
    this.#all -= 1;
  }
}
