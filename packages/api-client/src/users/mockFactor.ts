import { FACTOR_PATHS, FactorCodeBody, FactorProofBody, type SecondFactor } from '@seduh/contract';
import { LIMITS, MESSAGES } from '@seduh/contract/constants';
import { readCode } from '@seduh/domain';
import type { Session } from '../session/session';
import { always, failuresOf } from '../mocks/failures';
import { APP_CODE, factorSetUp, recoveryCodes } from '../mocks/fixtures/factor';
import { daysAgo } from '../mocks/fixtures/fixed';
import { credentials, dimas, sari } from '../mocks/fixtures/people';
import { mockRoute } from '../mocks/mockRoute';
import { fail, failAt, notFound, ok } from '../mocks/reply';

const off: SecondFactor = { on_since: null, required: false, recovery_left: 0 };
const on: SecondFactor = { on_since: daysAgo(12), required: false, recovery_left: 8 };

/** Whether the viewer's login takes a code, as everybody in the fixtures' shop says it. */
const factorOf = (viewer: Session | null): SecondFactor =>
  viewer?.id === dimas.id ? on : { ...off, required: viewer?.id === sari.id };

const passwordOf = (viewer: Session | null): string | undefined => {
  const name = viewer?.id === dimas.id ? 'admin' : viewer?.id === sari.id ? 'heldBack' : 'barista';
  return credentials[name].password;
};

const wrongCode = (msg = MESSAGES.wrongCode) => failAt('code', 403, 'WRONG_CODE', msg);
const tooLate = () => fail(404, 'NOT_FOUND', MESSAGES.factorTooLate);

/** The refusal of a proof; null where it is one. An app's code is used up by a login only: mocks remember nothing. */
function unproved(viewer: Session | null, { password, code }: FactorProofBody): Response | null {
  if (password !== passwordOf(viewer)) return fail(403, 'WRONG_PASSWORD', MESSAGES.wrongPassword);
  return refusedCode(viewer, code);
}

/** The refusal of a code beside a right password; null where it is one, or none is needed. */
export function refusedCode(viewer: Session | null, code: FactorProofBody['code']): Response | null {
  if (factorOf(viewer).on_since === null) return null;
  if (code === undefined) return failAt('code', 403, 'CODE_REQUIRED', MESSAGES.codeRequired);
  return readCode(code)?.code === APP_CODE ? null : wrongCode();
}

const ofStaff = { role: 'Admin', withoutFactor: true } as const;

export const factorHandlers = [
  mockRoute({ ...ofStaff, method: 'get', path: FACTOR_PATHS.factor, answer: ({ viewer }) => ok(factorOf(viewer)) }),
  mockRoute({
    ...ofStaff,
    method: 'post',
    path: FACTOR_PATHS.setup,
    body: FactorProofBody,
    answer: ({ viewer, body }) => unproved(viewer, body) ?? ok(factorSetUp),
  }),
  mockRoute({
    ...ofStaff,
    method: 'post',
    path: FACTOR_PATHS.confirm,
    body: FactorCodeBody,
    answer: ({ body }) => (readCode(body.code)?.code === APP_CODE ? ok(recoveryCodes, MESSAGES.factorOn) : wrongCode()),
  }),
  mockRoute({
    ...ofStaff,
    method: 'post',
    path: FACTOR_PATHS.recoveryCodes,
    body: FactorProofBody,
    answer: ({ viewer, body }) =>
      unproved(viewer, body) ??
      (factorOf(viewer).on_since ? ok(recoveryCodes, MESSAGES.recoveryCodesMade) : notFound('Second factor')),
  }),
  mockRoute({
    ...ofStaff,
    method: 'delete',
    path: FACTOR_PATHS.factor,
    body: FactorProofBody,
    answer({ viewer, body }) {
      const refusal = unproved(viewer, body);
      if (refusal) return refusal;
      return factorOf(viewer).on_since ? ok(null, MESSAGES.factorOff) : notFound('Second factor');
    },
  }),
];

/** Answers this of the own second factor; what is left out is as where it is on. */
export const showFactor = (factor: Partial<SecondFactor>) =>
  always('get', FACTOR_PATHS.factor, () => ok({ ...on, recovery_left: LIMITS.recoveryCodes, ...factor }));

/** How reading it can fail. */
export const factorFailures = failuresOf('get', FACTOR_PATHS.factor);

/** How beginning to set it up can fail. */
export const factorSetUpFailures = failuresOf('post', FACTOR_PATHS.setup);

/** How the first code can fail. */
export const factorConfirmFailures = failuresOf('post', FACTOR_PATHS.confirm, {
  tooLate,
  used: () => wrongCode(MESSAGES.codeUsed),
});

/** How turning it off can fail. */
export const factorOffFailures = failuresOf('delete', FACTOR_PATHS.factor);
