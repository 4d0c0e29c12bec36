import { MESSAGES, type ErrorCode } from '@seduh/contract/constants';
import { refuseFields, refuseUnknown, type FieldRefusal } from '@seduh/domain';

const IMAGES_AWAY_S = 5;

/** An answer that is not a success, thrown from anywhere below a route; the error plugin gives it its shape. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    /** Text for a person. */
    message: string,
    readonly data: unknown = null,
    readonly headers: Record<string, string> = {},
    /** Why, for the log alone. */
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A refusal for now, which says in how many seconds to come back. */
export const comeBack = (status: 429 | 503, msg: string, seconds: number, options?: ErrorOptions): HttpError => {
  const code = status === 429 ? 'RATE_LIMITED' : 'UNAVAILABLE';
  return new HttpError(status, code, msg, { retry_after: seconds }, { 'retry-after': String(seconds) }, options);
};

/** What cannot be done while the database does not answer. */
export const away = (): HttpError =>
  new HttpError(503, 'UNAVAILABLE', 'The shop cannot answer right now. Try again in a moment', null, {
    'retry-after': '2',
  });

/** What cannot be shown while the store of pictures does not answer. */
export const imagesAway = (): HttpError =>
  comeBack(503, 'Pictures cannot be shown right now. Try again in a moment', IMAGES_AWAY_S);

/** 400 with a message by field. */
export const fieldError = ({ code, msg, fields }: FieldRefusal): HttpError => new HttpError(400, code, msg, { fields });

/** The same; the first message is the answer's text too. */
export const invalid = (fields: Record<string, string>): HttpError => fieldError(refuseFields(fields));

/** 400 that names fields nobody may send. */
export const unknownFields = (names: string[]): HttpError => fieldError(refuseUnknown(names));

/** The same for what does not exist and for what is somebody else's. */
export const notFound = (what: string): HttpError => new HttpError(404, 'NOT_FOUND', MESSAGES.notFoundOf(what));

export const forbidden = (): HttpError => new HttpError(403, 'FORBIDDEN', MESSAGES.forbidden);

/** For staff who may not do this: 403 with a code of its own, as another login would not help. */
export const notPermitted = (): HttpError => new HttpError(403, 'NOT_PERMITTED', MESSAGES.notPermitted);

/** For staff who have to set up a second factor before anything else. */
export const factorFirst = (): HttpError => new HttpError(403, 'SECOND_FACTOR_REQUIRED', MESSAGES.factorFirst);

export const unauthenticated = (code: 'NO_TOKEN' | 'SESSION_EXPIRED' = 'NO_TOKEN'): HttpError =>
  new HttpError(401, code, MESSAGES.loginFirst);
