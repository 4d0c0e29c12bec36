import type { z } from 'zod';
import { MESSAGES } from '../constants';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = {
  string: 'This has to be text',
  number: 'This has to be a number',
  int: 'This has to be a whole number',
  boolean: 'This has to be true or false',
  array: 'This has to be a list',
  object: 'This has to be an object with named fields',
};

const FORMATS: Record<string, string> = {
  uuid: 'This is not an id',
  datetime: 'This is not a time',
  date: 'This is not a day',
  email: 'This is not an email address',
};

const NOT_VALID = 'This is not valid';

/** Says in plain words what is wrong; a message of the schema's own comes first. */
export function inWords(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return MESSAGES.required;
    return KINDS[issue.expected] ?? NOT_VALID;
  }
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum);
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? NOT_VALID;
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  return NOT_VALID;
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `Too long: at most ${maximum} characters`;
  return origin === 'array' ? `Too many: at most ${maximum}` : `At most ${maximum}`;
}

function tooSmall(origin: string, minimum: number | bigint): string {
  if (origin === 'string') return minimum === 1 ? MESSAGES.required : `Too short: at least ${minimum} characters`;
  return origin === 'array' ? `Choose at least ${minimum}` : `At least ${minimum}`;
}
