import { Banner, Button, toast } from '@seduh/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../lib/words/words';
import { PasskeyMark } from '../passkeys/PasskeyMark';
import { canUsePasskeys } from '../passkeys/webauthn';
import { accountWords } from '../words';
import { type PasskeyRefusal, usePasskeyLogin } from './usePasskeyLogin';
import { greet } from './useProviderReturn';

const never = () => () => undefined;

/** The way in by a passkey; nothing where the browser has none. The page as the server makes it takes it to have some, as nearly all do; first.css hides it from others. */
export function PasskeyLogin() {
  const isPossible = useSyncExternalStore(never, canUsePasskeys, () => true);
  return isPossible ? <PasskeyButton /> : null;
}

function PasskeyButton() {
  const m = useWords(accountWords);
  const [problem, setProblem] = useState<string>();

  // pressed before the code was there it is pressed again by the page, to which a browser may show no passkeys: as if nothing was
  const isByHand = useRef(true);

  const refuse = (refusal: PasskeyRefusal) => {
    if ('problem' in refusal && refusal.problem === 'cancelled' && !isByHand.current) return;
    if ('msg' in refusal) {
      toast.error(refusal.msg);
      setProblem(refusal.msg);
    } else setProblem(refusal.problem === 'cancelled' ? m.noPasskey : m.passkeyFailed);
  };
  const { busy, ask } = usePasskeyLogin((login) => greet(login, m), refuse);

  return (
    <>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button
        className="by-passkey"
        variant="line"
        size="lg"
        block
        icon={<PasskeyMark />}
        loading={busy}
        onClick={() => {
          setProblem(undefined);
          isByHand.current = navigator.userActivation?.isActive !== false;
          void ask();
        }}
      >
        {m.byPasskey}
      </Button>
    </>
  );
}
