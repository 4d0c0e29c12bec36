import { createHash } from 'node:crypto';
import type { ApiErrorBody, ProofAsked } from '@seduh/contract';
import { HEADERS, LIMITS } from '@seduh/contract/constants';
import { leadingZeroBits, proofText } from '@seduh/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter } from '../../platform/limits/limiter';
import { createTestDatabase, type TestDatabase } from '../../testing/database';
import { HttpError } from '../../platform/http/errors';
import { createKeyedHash } from './keyed-hash';
import { installErrors } from '../../platform/plugins/errors';
import { signUpLimit } from './sign-ups';

const CAFE = '127.9.9.9';
let app: FastifyInstance;
/** What the next sign-up ends with. */
let outcome: unknown;

let own: TestDatabase;

beforeEach(async () => {
  own = await createTestDatabase();
  app = Fastify();
  installErrors(app);
  app.decorate('limiter', createLimiter(own.database.limits, app.log));
  app.decorate('keyedHash', createKeyedHash(Buffer.from('secret')));
  const limit = signUpLimit();
  app.post('/', (request) =>
    limit(request, async () => {
      if (outcome) throw outcome;
      return 'made';
    }),
  );
  outcome = null;
});
afterEach(async () => {
  await app.close();
  await own.drop();
});

const signUp = (email: string, proof = '', remoteAddress = CAFE) =>
  app.inject({
    method: 'POST',
    url: '/',
    payload: { email },
    remoteAddress,
    headers: proof ? { [HEADERS.proof]: proof } : {},
  });
const many = async (n: number, email = 'x@y.example') => {
  for (let index = 0; index < n; index += 1) await signUp(email);
};
/** What a page does: counts until the hash is small enough. */
function solve({ challenge, bits }: ProofAsked): string {
  for (let nonce = 0; ; nonce += 1) {
    const hash = createHash('sha256').update(proofText(challenge, nonce)).digest();
    if (leadingZeroBits(hash) >= bits) return `${challenge}:${nonce}`;
  }
}
const asked = async (email: string) => (await signUp(email)).json<ApiErrorBody & { data: ProofAsked }>();

describe('sign-ups from one address', () => {
  it('are free sixty times an hour, the café next door has sixty of its own', async () => {
    for (let index = 0; index < LIMITS.signUps; index += 1) {
      expect((await signUp(`guest-${index}@seduh.example`)).statusCode).toBe(200);
    }
    expect(await asked('one-more@seduh.example')).toMatchObject({
      status: 428,
      code: 'PROOF_REQUIRED',
      data: { bits: LIMITS.proofBits },
    });
    expect((await signUp('next-door@seduh.example', '', '127.9.9.10')).statusCode).toBe(200);
  });

  it('go on beyond that with work, which was made for one email and counts once', async () => {
    await many(LIMITS.signUps);
    const proof = solve((await asked('rani@seduh.example')).data);
    expect((await signUp('dewi@seduh.example', proof)).statusCode).toBe(428);
    expect((await signUp('Rani@seduh.example', proof)).statusCode).toBe(200);
    expect((await signUp('rani@seduh.example', proof)).statusCode).toBe(428);
  });

  it('do not take work that was not done, nor work on a challenge of one’s own', async () => {
    await many(LIMITS.signUps);
    const { data } = await asked('rani@seduh.example');
    const [until = '', salt = ''] = data.challenge.split('.');
    const ownSeal = { ...data, challenge: `${until}.${salt}.${'A'.repeat(43)}`, bits: 4 };
    const later = { ...data, challenge: data.challenge.replace(until, String(Number(until) + 1)), bits: 4 };
    for (const proof of [`${data.challenge}:x`, `${data.challenge}:`, ':', solve(ownSeal), solve(later)]) {
      expect((await signUp('rani@seduh.example', proof)).statusCode).toBe(428);
    }
  });

  it.each([
    ['a common password', new HttpError(400, 'VALIDATION', 'Too common'), 200],
    ['a frozen database', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 200],
    ['an email that is taken', new HttpError(409, 'EMAIL_TAKEN', 'Taken'), 428],
  ])('count what told something: after sixty times %s', async (_name, thrown, next) => {
    outcome = thrown;
    await many(LIMITS.signUps);
    outcome = null;
    expect((await signUp('rani@seduh.example')).statusCode).toBe(next);
  });
});
