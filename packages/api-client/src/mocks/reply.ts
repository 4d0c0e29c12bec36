import type { ErrorCode } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { paginate, refuseFields, type FieldRefusal, type PageRequest } from '@seduh/domain';
import { isCommonPassword } from '@seduh/domain/common-passwords';
import { isOwnWords, type PasswordOwner } from '@seduh/domain/own-words';
import { HttpResponse } from 'msw';

/** A success envelope. */
export const ok = (data: unknown, msg = 'OK', status = 200): Response =>
  HttpResponse.json({ status, msg, data, meta: null }, { status });

/** One page of a list, cut out of all its items. */
export const okPage = <Item>(
  path: string,
  all: Item[],
  { page, limit }: PageRequest,
  query: Parameters<typeof paginate>[2] = {},
): Response =>
  HttpResponse.json({
    status: 200,
    msg: 'OK',
    data: all.slice((page - 1) * limit, page * limit),
    meta: paginate(path, { page, limit, totalData: all.length }, query),
  });

/** The one error shape. */
export const fail = (
  status: number,
  code: ErrorCode,
  msg: string,
  data: unknown = null,
  headers: Record<string, string> = {},
): Response => HttpResponse.json({ status, msg, code, data }, { status, headers });

/** 400 with a message by field. */
export const failFields = ({ code, msg, fields }: FieldRefusal): Response => fail(400, code, msg, { fields });

/** The same; the first message is the answer's text too. */
export const invalid = (fields: Record<string, string>): Response => failFields(refuseFields(fields));

/** A refusal whose text stands at one field too. */
export const failAt = (field: string, status: number, code: ErrorCode, msg: string): Response =>
  fail(status, code, msg, { fields: { [field]: msg } });

export const notFound = (what: string): Response => fail(404, 'NOT_FOUND', MESSAGES.notFoundOf(what));

export const unauthenticated = (code: 'NO_TOKEN' | 'SESSION_EXPIRED'): Response => fail(401, code, MESSAGES.loginFirst);

/** To staff whose permissions do not include it. */
export const notPermitted = (): Response => fail(403, 'NOT_PERMITTED', MESSAGES.notPermitted);

/** To staff who have a second factor to set up first. */
export const factorFirst = (): Response => fail(403, 'SECOND_FACTOR_REQUIRED', MESSAGES.factorFirst);

export const forbidden = (): Response => fail(403, 'FORBIDDEN', MESSAGES.forbidden);

/** The refusal of a password that is tried first, at its field, else null; the server's list of common ones is longer. */
export function refuseGuessable(password: string, field: string, owner: PasswordOwner): Response | null {
  if (isCommonPassword(password)) return invalid({ [field]: MESSAGES.passwordCommon });
  return isOwnWords(password, owner) ? invalid({ [field]: MESSAGES.passwordOwn }) : null;
}
