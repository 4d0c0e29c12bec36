import { login } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { useState } from 'react';
import { DemoPanel } from './DemoPanel';
import { messageOf } from '../lib/messageOf';

/** Nobody's: an address under this name can have no account. */
const nobody = { email: 'nobody@seduh.invalid', password: 'never-a-password' };

/** Toasts to look at, and a login that the server refuses. */
export function TestScreen() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const logIn = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await login(nobody);
    } catch (error) {
      const msg = messageOf(error);
      toast.error(msg);
      setRefusal(msg);
    } finally {
      setBusy(false);
    }
  };

  return (
    <DemoPanel title="Toasts" text="One for what worked, one for what did not, and one in the server's words.">
      <Button onClick={() => toast.success('This is a good toast')}>Good toast</Button>
      <Button variant="line" onClick={() => toast.error('This is a bad toast')}>
        Bad toast
      </Button>
      <Button variant="line" loading={busy} onClick={() => void logIn()}>
        Login with wrong data
      </Button>
      {refusal && <Banner tone="bad">{refusal}</Banner>}
    </DemoPanel>
  );
}
