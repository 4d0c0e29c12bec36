import type { FactorProofBody } from '@seduh/contract';
import { MESSAGES } from '@seduh/contract/constants';
import type { Tx } from '../../../platform/db/tx';
import { HttpError } from '../../../platform/http/errors';
import type { FactorCodes } from './codes';

/** Uses up the code that somebody logged in shows beside the password. Throws 403 CODE_REQUIRED or WRONG_CODE at its field. */
export async function spendProof(
  codes: Pick<FactorCodes, 'spend'>,
  tx: Tx,
  userId: string,
  code: FactorProofBody['code'],
): Promise<void> {
  if (code === undefined) throw atCode('CODE_REQUIRED', MESSAGES.codeRequired);
  const outcome = await codes.spend(tx, userId, code);
  if (outcome !== 'right') throw wrongCode(outcome);
}

const atCode = (code: 'CODE_REQUIRED' | 'WRONG_CODE', msg: string): HttpError =>
  new HttpError(403, code, msg, { fields: { code: msg } });

/** The refusal of a code, at its field. */
export const wrongCode = (outcome: 'wrong' | 'used'): HttpError =>
  atCode('WRONG_CODE', outcome === 'used' ? MESSAGES.codeUsed : MESSAGES.wrongCode);
