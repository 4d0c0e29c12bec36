import { readCode } from '@seduh/domain';
import type { Clock } from '../../../platform/clock';
import { recordAct } from '../../../platform/db/audit';
import type { Tx } from '../../../platform/db/tx';
import { stepOf } from './app-codes';
import { hashRecoveryCode } from './recovery-codes';
import * as repository from './repository';
import { unseal } from './seal';

/** What came of a code. */
export type CodeOutcome = 'right' | 'wrong' | 'used';

export interface CodesContext {
  clock: Clock;
  /** What secrets are sealed with. */
  key: Buffer;
  /** Called where a secret was sealed with another key: only recovery codes let in then. */
  onLostKey: () => void;
  /** How codes are used up; a test swaps them to show what they are for. */
  spendStep?: typeof repository.spendStep;
  spendRecoveryCode?: typeof repository.spendRecoveryCode;
}

export type FactorCodes = ReturnType<typeof createFactorCodes>;

/** Judges codes of second factors, and uses them up: none lets in twice. */
export function createFactorCodes(context: CodesContext) {
  const { clock, key, onLostKey } = context;
  const { spendStep = repository.spendStep, spendRecoveryCode = repository.spendRecoveryCode } = context;

  async function spendOfApp(tx: Tx, userId: string, code: string): Promise<CodeOutcome> {
    const sealed = (await repository.findSecrets(tx, userId))?.secret;
    if (!sealed) return 'wrong';
    const secret = unseal(key, userId, sealed);
    if (!secret) onLostKey();
    const step = secret && stepOf(secret, code, clock.now());
    if (step === null) return 'wrong';
    return (await spendStep(tx, userId, step)) ? 'right' : 'used';
  }

  async function spendRecovery(tx: Tx, userId: string, code: string): Promise<CodeOutcome> {
    const hash = hashRecoveryCode(code);
    const at = clock.now();
    if (!(await spendRecoveryCode(tx, userId, hash, at)))
      return (await repository.isRecoveryCode(tx, userId, hash)) ? 'used' : 'wrong';
    // somebody who has lost a phone, or has found a list
    const left = await repository.countRecoveryCodes(tx, userId);
    await recordAct(tx, { by: userId, action: 'account.recovery', subject: null, at }, [
      { field: 'recovery_left', of: null, before: left + 1, after: left },
    ]);
    return 'right';
  }

  return {
    /** Judges a code as it was typed: of the app, or a recovery code, which leaves a word in the record. */
    async spend(tx: Tx, userId: string, typed: string): Promise<CodeOutcome> {
      const read = readCode(typed);
      if (!read) return 'wrong';
      return read.kind === 'app' ? spendOfApp(tx, userId, read.code) : spendRecovery(tx, userId, read.code);
    },
  };
}
