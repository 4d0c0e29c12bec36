/** Stable error codes. A client branches on these, never on the text. */
export const ERROR_CODES = [
  'VALIDATION',
  'UNKNOWN_FIELD',
  'KEY_MISSING',
  'NO_TOKEN',
  'SESSION_EXPIRED',
  'WRONG_CREDENTIALS',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'EMAIL_TAKEN',
  'PHONE_TAKEN',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'CLOSED',
  'PROMO_REFUSED',
  'ILLEGAL_MOVE',
  'ORDER_OPEN',
  'KEY_REUSED',
  'PAYMENT_UNAVAILABLE',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
