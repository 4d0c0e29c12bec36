import type { ApiErrorBody, ErrorCode } from '@seduh/contract';

/** What can go wrong before the API has answered in its own shape. */
export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'BAD_REQUEST' | 'BAD_RESPONSE' | 'CANCELED';

/** Texts for people, for failures that carry none of the server's. */
const TRANSPORT_TEXTS: Record<TransportCode, string> = {
  NETWORK: 'Network error. Check your connection and try again.',
  TIMEOUT: 'Timeout. The server took too long, try again.',
  BAD_REQUEST: 'Bad request. The server did not take it.',
  BAD_RESPONSE: 'Bad response from the server. Try again.',
  CANCELED: 'Canceled',
};

export interface ApiErrorInit {
  code: ErrorCode | TransportCode;
  /** HTTP status, 0 where no answer came. */
  status: number;
  /** Text for a person. */
  msg: string;
  /** The same in English, where it is said in another language. */
  english?: string;
  data?: unknown;
  /** What `msg` says by name, and the texts in `data.fields`: where another language than English was asked for. */
  said?: ApiErrorBody['said'];
  saidOf?: ApiErrorBody['said_of'];
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * The one error that every call of this package throws. Branch on `code`, show `msg`. `message` is English in every
 * language.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | TransportCode;
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  /** Text for a person. */
  readonly msg: string;
  /** What the code brings along, e.g. a quote with PRICE_CHANGED; null for most. */
  readonly data: unknown;
  /** Message by field name for VALIDATION, else empty. */
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next try, where the server says so. */
  readonly retryAfter: number | undefined;
  readonly said: ApiErrorBody['said'];
  readonly saidOf: ApiErrorBody['said_of'];

  constructor({ code, status, msg, english = msg, data = null, retryAfter, said, saidOf, cause }: ApiErrorInit) {
    super(english, { cause });
    this.code = code;
    this.status = status;
    this.msg = msg;
    this.data = data;
    const fields = isRecord(data) && data.fields;
    this.fields = isRecord(fields) ? (fields as Record<string, string>) : {};
    this.retryAfter = retryAfter;
    this.said = said;
    this.saidOf = saidOf;
  }
}

/** An error on the way to the server; `status` is given where an answer came but could not be read. */
export const transportError = (code: TransportCode, cause?: unknown, status = 0): ApiError =>
  new ApiError({ code, status, msg: TRANSPORT_TEXTS[code], cause });

/** Whether another try may help: what was refused will be refused again, failures of the network or the server may pass. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
