import { LOCALES, type Locale } from '@seduh/contract/constants';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/**
 * The language of the shop that whoever asks reads, by `Accept-Language`: pages of the shop send their own there. Of what
 * the shop does not speak, and of nothing, its first one.
 */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Locale => {
  const given = new Negotiator({ headers }).language([...LOCALES]);
  return LOCALES.find((locale) => locale === given) ?? LOCALES[0];
};
