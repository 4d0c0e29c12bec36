import { addPasskey, beginPasskey, usePasskeys } from '@seduh/api-client';
import type { PasskeyProofBody, PasskeySetUp, Profile } from '@seduh/contract';
import { PASSKEY_LIMITS } from '@seduh/contract/constants';
import { Banner, Button, Panel, Skeleton, toast } from '@seduh/ui';
import { useState } from 'react';
import { pageWords } from '../../lib/page/words';
import { useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { PasskeyItem } from './PasskeyItem';
import { PasskeyMark } from './PasskeyMark';
import { moreAsked, PasskeyProof, type ProofAsked } from './PasskeyProof';
import { canUsePasskeys, makePasskey, type PasskeyProblem, problemOf } from './webauthn';
import { passkeysWords } from './words';
import './Passkeys.css';

export interface PasskeysPanelProps {
  /** Whose they are. */
  profile: Pick<Profile, 'email' | 'has_password' | 'role'>;
}

/** The passkeys of an account, and how to have another. Its code comes after the page. */
export default function PasskeysPanel({ profile }: PasskeysPanelProps) {
  const m = useWords(passkeysWords);
  const { tryAgain } = useWords(pageWords);
  const { data: passkeys, error, retry } = usePasskeys();
  const account = { email: profile.email, hasPassword: profile.has_password };

  return (
    <Panel title={m.title}>
      {passkeys ? (
        <div className="pk">
          <p>{profile.role === 'Admin' ? `${m.why} ${m.whyStaff}` : m.why}</p>
          {passkeys.length > 0 && (
            <ul className="pk-list">
              {passkeys.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} {...account} />
              ))}
            </ul>
          )}
          {passkeys.length === 1 && <p className="sd-small sd-muted">{m.alone}</p>}
          {passkeys.length >= PASSKEY_LIMITS.count ? <Banner>{m.full}</Banner> : <AddPasskey {...account} />}
        </div>
      ) : error ? (
        <div className="pk">
          <Banner tone="bad">{error.msg}</Banner>
          <div className="pk-acts">
            <Button variant="line" onClick={retry}>
              {tryAgain}
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-label={m.loading}>
          <Skeleton width="80" />
          <Skeleton width="40" />
        </div>
      )}
    </Panel>
  );
}

interface AddPasskeyProps {
  /** The account's. */
  email: string;
  hasPassword: boolean;
}

/** Lets the device make one; who it is is asked first where the login is a while ago. */
function AddPasskey(account: AddPasskeyProps) {
  const m = useWords(passkeysWords);
  const [asks, setAsks] = useState<ProofAsked | null>(null);
  const [problem, setProblem] = useState<PasskeyProblem>();
  const { submit, busy, problem: refusal, setProblem: setRefusal } = useSubmit();
  if (!canUsePasskeys()) return <Banner>{m.unsupported}</Banner>;

  const finish = async (setUp: PasskeySetUp) => {
    const made = await makePasskey(setUp).catch((error: unknown) => setProblem(problemOf(error)));
    if (!made) return;
    await addPasskey(made);
    toast.success(m.added);
  };
  const begin = () => {
    setProblem(undefined);
    void submit(
      async () => finish(await beginPasskey({})),
      (error) => {
        const more = moreAsked(error);
        if (!more) return;
        setRefusal(undefined);
        setAsks(more);
      },
    );
  };
  const prove = async (proof: Partial<PasskeyProofBody>) => {
    const setUp = await beginPasskey(proof);
    // its form has done its part: the device asks now, and what it says stands at the button
    setAsks(null);
    void submit(() => finish(setUp));
  };

  if (asks) {
    return (
      <PasskeyProof
        text={account.hasPassword ? m.prove : m.proveLogin}
        button={m.goOn}
        asks={asks}
        {...account}
        onProof={prove}
        onCancel={() => setAsks(null)}
      />
    );
  }
  return (
    <>
      {busy && <Banner>{m.adding}</Banner>}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      {problem && <Banner tone={problem === 'failed' ? 'bad' : 'info'}>{m.problems[problem]}</Banner>}
      <div className="pk-acts">
        <Button variant="line" icon={<PasskeyMark />} loading={busy} onClick={begin}>
          {m.add}
        </Button>
      </div>
    </>
  );
}
