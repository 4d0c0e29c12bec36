import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { HEADERS, LIMITS, MESSAGES, type ProofAsked } from '@seduh/contract';
import { leadingZeroBits, proofText } from '@seduh/domain';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../platform/http/errors';
import { windowRule } from '../../platform/limits/rules';
import { addressOf, emailOf } from './guesses';

const HOUR_MS = 60 * 60_000;
/** How long work may take, from when it was asked for. */
const VALID_MS = 10 * 60_000;
const NONCE = /^\d{1,15}$/;

/** Runs a sign-up; throws 428 PROOF_REQUIRED where the next one from there has to be worked for. */
export type SignUpLimit = <Result>(request: FastifyRequest, signUp: () => Promise<Result>) => Promise<Result>;

/**
 * 60 sign-ups an hour from an address cost nothing, so that a whole café can have an account. Beyond them each takes a
 * proof of work for this email: people notice a second. What fails on our side counts for nothing.
 */
export function signUpLimit(): SignUpLimit {
  const free = windowRule('sign-ups by address', LIMITS.signUps, HOUR_MS);
  // remembered for as long as it is valid, and a moment more
  const proof = windowRule('proofs of work', 1, VALID_MS + 60_000);

  async function demandProof(request: FastifyRequest): Promise<void> {
    const [challenge = '', nonce = ''] = String(request.headers[HEADERS.proof] ?? '').split(':');
    if (!isOurs(request, challenge) || !isSolved(challenge, nonce)) throw proofRequired(request);
    const spent = await request.server.limiter.take([[proof, challenge]]);
    if (typeof spent === 'number') throw proofRequired(request);
  }

  return async (request, signUp) => {
    const taken = await request.server.limiter.takeAnyway(free, addressOf(request));
    if (typeof taken === 'number') await demandProof(request);
    try {
      return await signUp();
    } catch (error) {
      // an email or phone that is taken tells something, so asking for it counts
      const isAnswer = error instanceof HttpError && error.status === 409;
      if (typeof taken !== 'number' && !isAnswer) await taken.giveBack();
      throw error;
    }
  };
}

function proofRequired(request: FastifyRequest): HttpError {
  const start = `${Date.now() + VALID_MS}.${randomBytes(12).toString('base64url')}`;
  const data: ProofAsked = { challenge: `${start}.${seal(request, start)}`, bits: LIMITS.proofBits };
  request.log.warn({ address: request.server.keyedHash.inLog('address', addressOf(request)) }, 'a sign-up has to work');
  return new HttpError(428, 'PROOF_REQUIRED', MESSAGES.signUpsFull, data);
}

/** Whether we asked for this, for this email, and not too long ago. */
function isOurs(request: FastifyRequest, challenge: string): boolean {
  const [until = '', salt = '', mark = ''] = challenge.split('.');
  if (!(Number(until) > Date.now())) return false;
  const expected = Buffer.from(seal(request, `${until}.${salt}`));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const seal = (request: FastifyRequest, start: string): string =>
  request.server.keyedHash('challenge', `${start} ${emailOf(request.body)}`).toString('base64url');

function isSolved(challenge: string, nonce: string): boolean {
  if (!NONCE.test(nonce)) return false;
  const hash = createHash('sha256')
    .update(proofText(challenge, Number(nonce)))
    .digest();
  return leadingZeroBits(hash) >= LIMITS.proofBits;
}
