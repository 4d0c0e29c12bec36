import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Modal, type ModalFrame, type ModalProps } from '../Modal';

type Replaced = 'description' | 'role' | 'initialFocus' | 'mark' | 'actions' | 'stackActions';

export interface ConfirmModalProps extends Omit<ModalProps, Replaced>, ModalFrame {
  /** The question, one sentence. */
  text: string;
  /** The label of the button that confirms. */
  yesLabel?: string;
  /** The label of the button that cancels. */
  noLabel?: string;
  /**
   * Called once for "yes". When it is done (or its promise resolves, "yes" spinning meanwhile) the modal asks to be
   * closed; a promise that rejects leaves it open.
   */
  onConfirm: () => void | Promise<void>;
  /** Yes destroys what cannot be brought back: "yes" is red and "no" has the focus. */
  danger?: boolean;
  /** The caller's own work is running: "yes" spins, nothing closes. Given at all, the caller also closes the modal. */
  busy?: boolean;
  /** Anything more between the question and the buttons. */
  children?: ReactNode;
}

/** A yes or no question: "no" first, then "yes". Esc and the scrim mean "no". */
export function ConfirmModal({
  text,
  yesLabel = 'yes',
  noLabel = 'no',
  onConfirm,
  onOpenChange,
  danger = false,
  busy,
  ...rest
}: ConfirmModalProps) {
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  const working = pending || busy === true;

  const confirm = async () => {
    const work = onConfirm();
    if (work) {
      setPending(true);
      await work.finally(() => setPending(false));
    }
    if (busy === undefined) onOpenChange(false);
  };

  return (
    <Modal
      {...rest}
      role="alertdialog"
      description={text}
      initialFocus={danger ? no : yes}
      onOpenChange={(open) => {
        if (!working) onOpenChange(open);
      }}
      actions={
        <>
          <Button ref={no} variant="line" disabled={working} onClick={() => onOpenChange(false)}>
            {noLabel}
          </Button>
          <Button ref={yes} danger={danger} loading={working} onClick={() => void confirm()}>
            {yesLabel}
          </Button>
        </>
      }
    />
  );
}
