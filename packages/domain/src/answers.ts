import type { Pagination } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';

/** Which page of a list; the first is 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/**
 * Place of a page in a list.
 * @param path the list's path under the API base, e.g. `/products`
 * @param query the other filters, repeated in `prev` and `next`
 */
export function paginate(
  path: string,
  { page, limit, totalData }: PageRequest & { totalData: number },
  query: Record<string, string | number | undefined> = {},
): Pagination {
  const totalPage = Math.ceil(totalData / limit);
  const link = (target: number) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page: String(target), limit: String(limit) })) {
      if (value !== undefined && value !== '') params.set(name, String(value));
    }
    return `${path}?${params}`;
  };
  return {
    page,
    totalPage,
    limit,
    totalData,
    prev: page > 1 && page <= totalPage ? link(page - 1) : null,
    next: page < totalPage ? link(page + 1) : null,
  };
}

/** What a 400 answers: its code, its text, and a message by field. */
export interface FieldRefusal {
  code: 'VALIDATION' | 'UNKNOWN_FIELD';
  msg: string;
  fields: Record<string, string>;
}

/** The refusal of fields; the first message is the answer's text too. */
export const refuseFields = (fields: Record<string, string>): FieldRefusal => ({
  code: 'VALIDATION',
  msg: Object.values(fields)[0] ?? MESSAGES.required,
  fields,
});

/** The refusal of fields that nobody may send. */
export const refuseUnknown = (names: string[]): FieldRefusal => ({
  code: 'UNKNOWN_FIELD',
  msg: `Unknown field: ${names.join(', ')}`,
  fields: Object.fromEntries(names.map((name) => [name, 'Unknown field'])),
});

/** What a schema says against a request. */
export interface SchemaIssue {
  path: readonly PropertyKey[];
  message?: string | undefined;
  /** Names at the path that the schema does not know. */
  unknown?: readonly string[] | undefined;
}

/**
 * The refusal of a request that does not fit its schema. Unknown fields are named before anything else; one missing or
 * empty required field makes the text the specification's 'All input must be fulfilled'.
 */
export function refuseIssues(issues: readonly SchemaIssue[], sent: unknown): FieldRefusal {
  const unknown = issues.flatMap(({ path, unknown: names = [] }) => names.map((name) => [...path, name].join('.')));
  if (unknown.length > 0) return refuseUnknown(unknown);
  const fields: Record<string, string> = {};
  let missing = false;
  for (const { path, message = NOT_VALID } of issues) {
    const empty = isEmpty(valueAt(sent, path));
    missing ||= empty;
    const name = path.join('.');
    if (name) fields[name] ??= empty ? MESSAGES.required : message;
  }
  if (missing) return { code: 'VALIDATION', msg: MESSAGES.required, fields };
  return refuseFields(Object.keys(fields).length > 0 ? fields : { body: issues[0]?.message ?? NOT_VALID });
}

const NOT_VALID = 'This is not valid';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
