import type { Locale } from '@seduh/contract/constants';
import type { FastifyRequest } from 'fastify';
import { languageOf } from './language';
import { publicOrigin } from './origin';

/** Who asks for a mail: where its links lead, and what they read where the account has chosen no language. */
export interface Asker {
  /** E.g. `https://seduh.example`. */
  origin: string;
  language: Locale;
}

export const askerOf = (config: Parameters<typeof publicOrigin>[0], request: FastifyRequest): Asker => ({
  origin: publicOrigin(config, request),
  language: languageOf(request),
});
