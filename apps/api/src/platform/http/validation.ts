import { refuseIssues } from '@seduh/domain';
import type { ZodFastifySchemaValidationError } from '@fastify/type-provider-zod';
import type { preValidationAsyncHookHandler } from 'fastify';
import { fieldError, unknownFields, type HttpError } from './errors';

/** The 400 for a request that does not fit its schema: a message by field. */
export function validationError(issues: ZodFastifySchemaValidationError[], sent: unknown): HttpError {
  const known = issues.map(({ keyword, instancePath, message, params }) => ({
    path: instancePath.split('/').filter(Boolean),
    message,
    unknown: keyword === 'unrecognized_keys' && Array.isArray(params.keys) ? params.keys.map(String) : [],
  }));
  return fieldError(refuseIssues(known, sent));
}

/** Refuses by name fields that a client has no business sending, on routes whose other unknown fields do no harm. */
export function refuseFields(...names: string[]): preValidationAsyncHookHandler {
  return async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    const sent = names.filter((name) => Object.hasOwn(body, name));
    if (sent.length > 0) throw unknownFields(sent);
  };
}
