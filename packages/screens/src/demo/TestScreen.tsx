import { login } from '@seduh/api-client';
import { Banner, Button, toast } from '@seduh/ui';
import { DemoPanel } from './DemoPanel';
import { toastRefusal, useSubmit } from '../lib/useSubmit';

/** Nobody's: an address under this name can have no account. */
const nobody = { email: 'nobody@seduh.invalid', password: 'never-a-password' };

/** Toasts to look at, and a login that the server refuses. */
export function TestScreen() {
  const { submit, busy, problem } = useSubmit();

  return (
    <DemoPanel title="Toasts" text="One for what worked, one for what did not, and one in the server's words.">
      <Button onClick={() => toast.success('This is a good toast')}>Good toast</Button>
      <Button variant="line" onClick={() => toast.error('This is a bad toast')}>
        Bad toast
      </Button>
      <Button variant="line" loading={busy} onClick={() => void submit(() => login(nobody), toastRefusal)}>
        Login with wrong data
      </Button>
      {problem && <Banner tone="bad">{problem}</Banner>}
    </DemoPanel>
  );
}
