import { beginFactor, renewRecoveryCodes, turnFactorOff } from '@seduh/api-client';
import type { FactorProofBody, FactorSetUp, RecoveryCodes } from '@seduh/contract';
import { toast } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words';
import { CodesStep } from './CodesStep';
import { ProofForm } from './ProofForm';
import { ScanStep } from './ScanStep';
import { factorWords } from './words';

/** What is done to a second factor. */
export type FactorChange = 'setUp' | 'move' | 'renew' | 'turnOff';

export interface FactorStepsProps {
  change: FactorChange;
  /** The account's, for the browser's own list of passwords. */
  email: string;
  /** Called when it is done, and when it was given up. */
  onEnd: () => void;
}

/** The steps of a change: who it is, what the app is given, what is kept for when the phone is gone. */
export default function FactorSteps({ change, email, onEnd }: FactorStepsProps) {
  const m = useWords(factorWords);
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null);
  const [made, setMade] = useState<RecoveryCodes | null>(null);

  const prove = async (proof: FactorProofBody) => {
    if (change === 'renew') setMade(await renewRecoveryCodes(proof));
    else if (change === 'turnOff') {
      await turnFactorOff(proof);
      toast.success(m.isOff);
      onEnd();
    } else setSetUp(await beginFactor(proof));
  };

  if (made) return <CodesStep {...made} onKept={onEnd} />;
  if (setUp) return <ScanStep setUp={setUp} onConfirmed={setMade} onAgain={() => setSetUp(null)} onCancel={onEnd} />;
  return (
    <ProofForm
      text={m.prove[change]}
      button={change === 'renew' ? m.makeNew : change === 'turnOff' ? m.turnOff : m.goOn}
      danger={change === 'turnOff'}
      asksCode={change !== 'setUp'}
      email={email}
      onProof={prove}
      onCancel={onEnd}
    />
  );
}
