import { ApiError } from '@seduh/api-client';

/** What to tell a person about a call that failed. Anything else is a fault of ours and goes on. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.msg;
}

/** A message as a sentence that another one may follow: some of the server's end without a stop. */
export const sentence = (msg: string) => (/(?:^|[.!?])$/.test(msg) ? msg : `${msg}.`);
