import { Banner, Button, toast } from '@seduh/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words';
import { greet } from '../../Login/useProviderReturn';
import { accountWords } from '../../words';
import { PasskeyMark } from '../PasskeyMark';
import { canUsePasskeys } from '../webauthn';
import { passkeyLoginWords } from './words';
import { type PasskeyRefusal, usePasskeyLogin } from './usePasskeyLogin';

/** The way in by a passkey; nothing where the browser has none. Its code comes after the form. */
export default function PasskeyLogin() {
  return canUsePasskeys() ? <PasskeyButton /> : null;
}

function PasskeyButton() {
  const m = useWords(passkeyLoginWords);
  const account = useWords(accountWords);
  const [problem, setProblem] = useState<string>();

  const refuse = (refusal: PasskeyRefusal) => {
    if ('msg' in refusal) {
      toast.error(refusal.msg);
      setProblem(refusal.msg);
    } else setProblem(refusal.problem === 'cancelled' ? m.cancelled : m.failed);
  };
  const { busy, ask } = usePasskeyLogin((login) => greet(login, account), refuse);

  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button
        variant="line"
        size="lg"
        block
        icon={<PasskeyMark />}
        loading={busy}
        onClick={() => {
          setProblem(undefined);
          void ask();
        }}
      >
        {m.button}
      </Button>
    </>
  );
}
