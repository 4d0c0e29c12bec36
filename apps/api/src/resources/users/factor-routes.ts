import {
  FACTOR_PATHS,
  FactorCodeBody,
  FactorProofBody,
  FactorSetUp,
  MESSAGES,
  RecoveryCodes,
  SecondFactor,
} from '@seduh/contract';
import type { FastifyPluginAsyncZod } from '@fastify/type-provider-zod';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { answer, endpointsOf, noAnswer } from '../../platform/http/endpoint';
import { ok } from '../../platform/http/envelope';
import { createFactorService, type FactorProof } from '../auth/factor/service';
import type { GuessLimit } from '../auth/guesses';
import type { createAccountService } from './account';
import { callerOf } from './caller';

interface FactorRoutesContext {
  accounts: Pick<ReturnType<typeof createAccountService>, 'prove'>;
  /** Counts wrong passwords and codes of whoever is logged in. */
  limitGuesses: GuessLimit;
}

const endpoint = endpointsOf('users');
const ofStaff = { role: 'Admin', withoutFactor: true } as const;

/** The own second factor of somebody on staff. */
export function factorRoutes(deps: Deps, { accounts, limitGuesses }: FactorRoutesContext): FastifyPluginAsyncZod {
  const { database, clock, secondFactor } = deps;
  return async (app) => {
    const { sessions, factorCodes: codes } = app;
    const factors = createFactorService({ db: database.db, clock, sessions, codes, ...secondFactor });
    const whoOf = (request: FastifyRequest) => {
      const { userId, token, bundle = null, hasFactor = false } = callerOf(request);
      return { userId, token, bundle, hasFactor };
    };

    /** Does what takes a proof; the password is looked at first, as nobody else is to learn anything of the code. */
    const proved = <Result>(
      request: FastifyRequest<{ Body: FactorProofBody }>,
      act: (who: ReturnType<typeof whoOf>, proof: FactorProof) => Promise<Result>,
    ): Promise<Result> =>
      limitGuesses(request, async () => {
        const { password, code } = request.body;
        const { passwordHash } = await accounts.prove(callerOf(request), password);
        return act(whoOf(request), { passwordHash, code });
      });

    app.get(
      FACTOR_PATHS.factor,
      endpoint(ofStaff, 'Whether the own login takes a code, and has to', { response: answer(SecondFactor) }),
      async (request) => ok(await factors.get(whoOf(request))),
    );

    app.post(
      FACTOR_PATHS.setup,
      endpoint(ofStaff, 'Begin to set up a second factor, or to move it to another phone', {
        description: 'Takes the password, and a code where one is on already. Nothing changes until it is confirmed.',
        body: FactorProofBody,
        response: answer(FactorSetUp),
      }),
      async (request) => ok(await proved(request, factors.begin)),
    );

    app.post(
      FACTOR_PATHS.confirm,
      endpoint(ofStaff, 'Turn it on by a first code; every other device is logged out', {
        body: FactorCodeBody,
        response: answer(RecoveryCodes),
      }),
      async (request) =>
        ok(await limitGuesses(request, () => factors.confirm(whoOf(request), request.body.code)), MESSAGES.factorOn),
    );

    app.post(
      FACTOR_PATHS.recoveryCodes,
      endpoint(ofStaff, 'Make other recovery codes; those of before work no more', {
        body: FactorProofBody,
        response: answer(RecoveryCodes),
      }),
      async (request) => ok(await proved(request, factors.renewCodes), MESSAGES.recoveryCodesMade),
    );

    app.delete(
      FACTOR_PATHS.factor,
      endpoint(ofStaff, 'Turn the second factor off', {
        description: 'Takes the password and a code. Where their work takes one: 409 SECOND_FACTOR_REQUIRED.',
        body: FactorProofBody,
        response: noAnswer,
      }),
      async (request) => {
        await proved(request, factors.turnOff);
        return ok(null, MESSAGES.factorOff);
      },
    );
  };
}
