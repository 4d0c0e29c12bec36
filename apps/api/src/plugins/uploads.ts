import multipart, { type MultipartFile } from '@fastify/multipart';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { errorCode } from '../db/errors';
import { HttpError, invalid } from '../http/errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** The picture that came with a form, as it was sent; null where none did. */
    picture: Buffer | null;
  }
}

/** The one file a form may carry. */
const PICTURE = 'image';
const FIELDS = 30;
/** Of one field, bytes; the schema says what each of them may really be. */
const FIELD_BYTES = 32 * 1024;

/** Lets the routes of this scope take multipart forms; each names {@link readForm} as its `preValidation`. */
export async function installUploads(app: FastifyInstance): Promise<void> {
  app.decorateRequest('picture', null);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // one byte more than allowed is enough to know that it is too large
    limits: { fileSize: LIMITS.imageBytes + 1, files: 1, fields: FIELDS, fieldSize: FIELD_BYTES, headerPairs: 50 },
  });
}

/**
 * Reads a form into `request.body`, text by name, and `request.picture`; a JSON body is left as it is.
 * Throws 413 for a picture above the limit, 400 for a file nobody asked for and for a form that cannot be read.
 */
export const readForm: preValidationAsyncHookHandler = async (request) => {
  if (!request.isMultipart()) return;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts()) {
      if (Object.hasOwn(fields, part.fieldname)) throw invalid({ [part.fieldname]: 'Sent twice' });
      if (part.type === 'file') await readPicture(request, part);
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw unreadable(error);
  }
  request.body = fields;
};

async function readPicture(request: FastifyRequest, part: MultipartFile): Promise<void> {
  const bytes = await part.toBuffer();
  // what a form sends for a file field that nobody filled
  if (bytes.length === 0 && !part.filename) return;
  if (part.fieldname !== PICTURE) {
    const fields = { [part.fieldname]: 'Unknown field' };
    throw new HttpError(400, 'UNKNOWN_FIELD', `Unknown field: ${part.fieldname}`, { fields });
  }
  if (bytes.length > LIMITS.imageBytes) throw tooLarge();
  request.picture = bytes;
}

const tooLarge = (): HttpError =>
  new HttpError(413, 'TOO_LARGE', MESSAGES.fileTooLarge, { fields: { [PICTURE]: MESSAGES.fileTooLarge } });

function unreadable(error: unknown): unknown {
  if (error instanceof HttpError) return error;
  const code = errorCode(error) ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code.startsWith('FST_') || (error instanceof Error && /form|part|boundary|header/i.test(error.message))) {
    return new HttpError(400, 'VALIDATION', 'This form cannot be read');
  }
  return error;
}
