import type { ErrorCode, Pagination } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import { isCommonPassword } from '@seduh/domain/common-passwords';
import { HttpResponse } from 'msw';

/** A success envelope. */
export const ok = (data: unknown, msg = 'OK', status = 200): Response =>
  HttpResponse.json({ status, msg, data, meta: null }, { status });

/** One page of a list, cut out of all its items. */
export function okPage<Item>(
  path: string,
  all: Item[],
  { page, limit }: { page: number; limit: number },
  query: Record<string, unknown> = {},
): Response {
  const totalPage = Math.ceil(all.length / limit);
  const link = (target: number) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: target, limit })) {
      if (value !== undefined && String(value)) params.set(name, String(value));
    }
    return `${path}?${params}`;
  };
  const meta: Pagination = {
    page,
    totalPage,
    limit,
    totalData: all.length,
    prev: page > 1 && page <= totalPage ? link(page - 1) : null,
    next: page < totalPage ? link(page + 1) : null,
  };
  return HttpResponse.json({
    status: 200,
    msg: 'OK',
    data: all.slice((page - 1) * limit, page * limit),
    meta,
  });
}

/** The one error shape. */
export const fail = (
  status: number,
  code: ErrorCode,
  msg: string,
  data: unknown = null,
  headers: Record<string, string> = {},
): Response => HttpResponse.json({ status, msg, code, data }, { status, headers });

/** 400 with a message by field. */
export const invalid = (fields: Record<string, string>): Response =>
  fail(400, 'VALIDATION', Object.values(fields)[0] ?? MESSAGES.required, { fields });

/** 400 that names fields nobody may send. */
export const unknownFields = (names: string[]): Response =>
  fail(400, 'UNKNOWN_FIELD', `Unknown field: ${names.join(', ')}`, {
    fields: Object.fromEntries(names.map((name) => [name, 'Unknown field'])),
  });

export const notFound = (what: string): Response => fail(404, 'NOT_FOUND', `${what} Not Found`);

export const unauthenticated = (code: 'NO_TOKEN' | 'SESSION_EXPIRED'): Response => fail(401, code, MESSAGES.loginFirst);

export const forbidden = (): Response => fail(403, 'FORBIDDEN', MESSAGES.forbidden);

/** The refusal of a password that everybody tries first, at the field it was typed into; null for another one. */
export const refuseCommonPassword = (password: string, field: string): Response | null =>
  isCommonPassword(password) ? invalid({ [field]: 'This password is too common. Choose another one' }) : null;
