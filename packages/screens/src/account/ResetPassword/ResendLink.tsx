import { Button } from '@seduh/ui';
import { formatLeft } from './sentLink';

export interface ResendLinkProps {
  /** Seconds until another link may be asked for. */
  left: number;
  busy: boolean;
  onResend: () => void;
}

/** The wait for a mail, and what to do when it is over. */
export function ResendLink({ left, busy, onResend }: ResendLinkProps) {
  return (
    <section aria-label="No mail yet">
      <hr className="rule-dash reset-rule" />
      <p>Didn&apos;t get the link? Within 2 minutes</p>
      <p className="display t-2 num reset-timer" role="timer">
        {formatLeft(left)}
      </p>
      <Button variant="line" block disabled={left > 0} loading={busy} onClick={onResend}>
        Resend Link
      </Button>
      {/* the figure changes silently, its end does not */}
      <p className="sr" role="status">
        {left === 0 && 'You can ask for another link now.'}
      </p>
    </section>
  );
}
