import { MESSAGES } from '@seduh/contract/constants';
import type { ZodFastifySchemaValidationError } from '@fastify/type-provider-zod';
import type { preValidationAsyncHookHandler } from 'fastify';
import { HttpError, invalid } from './errors';

/**
 * The 400 for a request that does not fit its schema: a message by field. Unknown fields are named before anything
 * else; one missing or empty required field makes the text the spec's 'All input must be fulfilled'.
 */
export function validationError(issues: ZodFastifySchemaValidationError[], sent: unknown): HttpError {
  const unknown = issues.flatMap(unknownKeys);
  if (unknown.length > 0) return unknownFields(unknown);
  const fields: Record<string, string> = {};
  let missing = false;
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter(Boolean);
    const empty = isEmpty(valueAt(sent, path));
    missing ||= empty;
    const name = path.join('.');
    if (name) fields[name] ??= empty ? MESSAGES.required : (issue.message ?? 'This is not valid');
  }
  if (!missing)
    return invalid(Object.keys(fields).length > 0 ? fields : { body: issues[0]?.message ?? 'This is not valid' });
  return new HttpError(400, 'VALIDATION', MESSAGES.required, { fields });
}

/** Refuses by name fields that a client has no business sending, on routes whose other unknown fields do no harm. */
export function refuseFields(...names: string[]): preValidationAsyncHookHandler {
  return async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    const sent = names.filter((name) => Object.hasOwn(body, name));
    if (sent.length > 0) throw unknownFields(sent);
  };
}

function unknownFields(names: string[]): HttpError {
  const fields = Object.fromEntries(names.map((name) => [name, 'Unknown field']));
  return new HttpError(400, 'UNKNOWN_FIELD', `Unknown field: ${names.join(', ')}`, { fields });
}

function unknownKeys({ keyword, instancePath, params }: ZodFastifySchemaValidationError): string[] {
  if (keyword !== 'unrecognized_keys' || !Array.isArray(params.keys)) return [];
  const parent = instancePath.split('/').filter(Boolean);
  return params.keys.map((key) => [...parent, String(key)].join('.'));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function valueAt(value: unknown, path: string[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
