import { Banner, type ConfirmModalProps } from '@seduh/ui';
import { toastRefusal, useSubmit } from '../useSubmit';
import { ConfirmDialog } from './ConfirmDialog';

export interface ConfirmActionProps extends Omit<ConfirmModalProps, 'busy' | 'children' | 'onConfirm'> {
  /** Does what is asked about, and closes the dialog. */
  action: () => Promise<void>;
  /** The class of the server's refusal. */
  problemClass: string;
}

/** A `ConfirmDialog` that does what it asks about: where the server refuses, it stays open and says why. */
export function ConfirmAction({ action, problemClass, onOpenChange, ...rest }: ConfirmActionProps) {
  const { submit, busy, problem, setProblem } = useSubmit();
  const change = (open: boolean) => {
    setProblem(undefined);
    onOpenChange(open);
  };

  return (
    <ConfirmDialog {...rest} busy={busy} onOpenChange={change} onConfirm={() => void submit(action, toastRefusal)}>
      {problem && (
        <Banner tone="bad" className={problemClass}>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
