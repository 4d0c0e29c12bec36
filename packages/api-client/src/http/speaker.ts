import type { Quote } from '@seduh/contract';
import type { ApiError } from './ApiError';

/** Says what the API says in English in the language of whoever reads it. Never rejects: what it cannot say stays English. */
export interface Speaker {
  refusal(error: ApiError): Promise<ApiError>;
  quote(quote: Quote): Promise<Quote>;
}

let speaker: Speaker | undefined;

/** Has refusals, and what stands against a quote, said by this one from now on. */
export function speakBy(next: Speaker | undefined): void {
  speaker = next;
}

export const currentSpeaker = (): Speaker | undefined => speaker;
