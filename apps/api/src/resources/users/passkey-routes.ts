import {
  PASSKEY_MESSAGES,
  NewPasskeyBody,
  Passkey,
  PASSKEY_PATHS,
  PasskeyNameBody,
  PasskeyProofBody,
  Passkeys,
  PasskeySetUp,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { answer, ById, createdAnswer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { publicOrigin } from '../../platform/http/origin';
import { deviceOf, requireViewer } from '../../platform/plugins/auth';
import { createPasskeyService, type PasskeyProof } from '../auth/passkeys/service';
import { relyingPartyOf } from '../auth/passkeys/verify';
import type { GuessLimit } from '../auth/guesses';
import type { createAccountService } from './account';
import { callerOf } from './caller';

interface PasskeyRoutesContext {
  accounts: Pick<ReturnType<typeof createAccountService>, 'prove'>;
  /** Counts wrong passwords and codes of whoever is logged in. */
  limitGuesses: GuessLimit;
}

const endpoint = endpointsOf('users');
const access = { role: 'any', withoutFactor: true } as const;
const PROOF =
  'Takes the password and, where a second factor is on, its code; or nothing within ten minutes of a login, else 403 REAUTH_REQUIRED.';

/** The own passkeys. */
export function passkeyRoutes(deps: Deps, { accounts, limitGuesses }: PasskeyRoutesContext): FastifyPluginAsyncZod {
  const { database, clock, config, secondFactor } = deps;
  return async (app) => {
    const { sessions, factorCodes: codes } = app;
    const { rule } = secondFactor;
    const passkeys = createPasskeyService({ db: database.db, clock, sessions, codes, rule });
    const shopOf = (request: FastifyRequest) => relyingPartyOf(publicOrigin(config, request));

    /** Does what takes a proof. That no password was given is no guess; one that was, and its code, may be. */
    const proved = <Result>(
      request: FastifyRequest<{ Body: PasskeyProofBody }>,
      act: (proof: PasskeyProof) => Promise<Result>,
    ): Promise<Result> => {
      const { password, code } = request.body;
      const judge = async () => {
        const { passwordHash } = await accounts.prove(callerOf(request), password);
        return act({ passwordHash, byLogin: password === '', code });
      };
      return password === '' ? judge() : limitGuesses(request, judge);
    };

    app.get(
      PASSKEY_PATHS.list,
      endpoint(access, 'The own passkeys, the one made first first', { response: answer(Passkeys) }),
      async (request) => ok(await passkeys.list(requireViewer(request).userId)),
    );

    app.post(
      PASSKEY_PATHS.options,
      endpoint(access, 'Begin to add a passkey: what the browser makes it from', {
        description: PROOF,
        body: PasskeyProofBody,
        response: answer(PasskeySetUp),
      }),
      async (request) =>
        ok(await proved(request, (proof) => passkeys.begin(callerOf(request), proof, shopOf(request)))),
    );

    app.post(
      PASSKEY_PATHS.list,
      endpoint(access, 'Add the passkey that the browser just made', {
        description: 'Within five minutes, in the same session: later the answer is 404.',
        body: NewPasskeyBody,
        response: createdAnswer(Passkey),
      }),
      async (request, reply) => {
        const added = await passkeys.add(callerOf(request), request.body, shopOf(request), deviceOf(request));
        return reply.code(201).send(ok(added, PASSKEY_MESSAGES.added, 201));
      },
    );

    app.patch(
      PASSKEY_PATHS.one.pattern,
      endpoint(access, 'Call a passkey something else', {
        params: ById,
        body: PasskeyNameBody,
        response: answer(Passkey),
      }),
      async (request) => {
        const { userId } = requireViewer(request);
        return ok(await passkeys.rename(userId, request.params.id, request.body.name), PASSKEY_MESSAGES.renamed);
      },
    );

    app.delete(
      PASSKEY_PATHS.one.pattern,
      endpoint(access, 'Remove a passkey, and log out where it was used', {
        description: `${PROOF} The last one of staff whose second factor it is stays: 409 SECOND_FACTOR_REQUIRED.`,
        params: ById,
        body: PasskeyProofBody,
        response: noAnswer,
      }),
      async (request) => {
        await proved(request, (proof) => passkeys.remove(callerOf(request), request.params.id, proof));
        return ok(null, PASSKEY_MESSAGES.removed);
      },
    );
  };
}
