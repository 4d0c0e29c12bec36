import { MESSAGES } from '@seduh/contract/constants';
import { fail, invalid, unknownFields } from './reply';

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  /** Names of fields nobody asked for. */
  keys?: string[];
}

/** A schema of the contract, as far as the mocks look at it. */
export interface Schema<T> {
  safeParse(sent: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } };
}

/** What was sent, checked; or the refusal the server would answer. */
export type Checked<T> = { value: T; refusal?: undefined } | { value?: undefined; refusal: Response };

/** Checks what was sent by the contract's schema and refuses like the server. */
export function check<T>(schema: Schema<T>, sent: unknown): Checked<T> {
  const result = schema.safeParse(sent);
  if (result.success) return { value: result.data };
  const { issues } = result.error;

  const unknown = issues.flatMap((issue) => (issue.keys ?? []).map((key) => [...issue.path, key].join('.')));
  if (unknown.length > 0) return { refusal: unknownFields(unknown) };

  const fields: Record<string, string> = {};
  let missing = false;
  for (const { path, message } of issues) {
    const empty = isEmpty(valueAt(sent, path));
    missing ||= empty;
    fields[path.join('.') || 'body'] ??= empty ? MESSAGES.required : message;
  }
  return {
    refusal: missing ? fail(400, 'VALIDATION', MESSAGES.required, { fields }) : invalid(fields),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}
