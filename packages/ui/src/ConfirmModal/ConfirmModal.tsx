import { useRef, useState, type ReactNode } from 'react';
import { Banner } from '../Banner';
import { Button } from '../Button';
import { usePhrases } from '../hooks/usePhrases';
import { Modal, type ModalFrame, type ModalProps } from '../Modal';
import type { Phrases } from '../phrases/Phrases';

type Replaced = 'description' | 'role' | 'initialFocus' | 'mark' | 'actions' | 'stackActions';

export interface ConfirmModalProps extends Omit<ModalProps, Replaced>, ModalFrame {
  /** The question, one sentence. */
  text: string;
  /** The label of the button that confirms. Default: "yes". */
  yesLabel?: string;
  /** The label of the button that cancels. Default: "no". */
  noLabel?: string;
  /**
   * Called once for "yes". When it is done (or its promise resolves, "yes" spinning meanwhile) the modal asks to be
   * closed. A promise that rejects leaves it open, to be tried again, with `errorText` under the question.
   */
  onConfirm: () => void | Promise<void>;
  /** What is announced when `onConfirm` rejects, or makes it of the reason. Default: "That did not work. Try again." */
  errorText?: string | ((reason: unknown) => string);
  /** Yes destroys what cannot be brought back: "yes" is red and "no" has the focus. */
  danger?: boolean;
  /** The caller's own work is running: "yes" spins, nothing closes. Given at all, the caller also closes the modal. */
  busy?: boolean;
  /** Anything more between the question and the buttons. */
  children?: ReactNode;
}

const english = { yes: 'yes', no: 'no', failed: 'That did not work. Try again.' } satisfies Phrases['ConfirmModal'];

/** A yes or no question: "no" first, then "yes". Esc and the scrim mean "no". */
export function ConfirmModal({
  text,
  yesLabel,
  noLabel,
  onConfirm,
  errorText,
  open,
  onOpenChange,
  danger = false,
  busy,
  children,
  ...rest
}: ConfirmModalProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const words = usePhrases('ConfirmModal', english);
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const [pending, setPending] = useState(false);
  const working = pending || busy === true;

  const [problem, setProblem] = useState<string | null>(null);
  // what failed the last time is no news when it is asked anew; while it closes it stays
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setProblem(null);
  }

  const close = () => {
    if (busy === undefined) onOpenChange(false);
  };
  const confirm = () => {
    setProblem(null);
    const work = onConfirm();
    if (!work) {
      close();
      return;
    }
    setPending(true);
    void work
      .finally(() => setPending(false))
      .then(close, (reason: unknown) =>
        setProblem(typeof errorText === 'function' ? errorText(reason) : (errorText ?? words.failed)),
      );
  };

  return (
    <Modal
      {...rest}
      open={open}
      role="alertdialog"
      description={text}
      initialFocus={danger ? no : yes}
      onOpenChange={onOpenChange}
      busy={working}
      actions={
        <>
          <Button ref={no} variant="line" disabled={working} onClick={() => onOpenChange(false)}>
            {noLabel ?? words.no}
          </Button>
          <Button ref={yes} danger={danger} loading={working} onClick={confirm}>
            {yesLabel ?? words.yes}
          </Button>
        </>
      }
    >
      {children}
      {problem !== null && (
        <Banner tone="bad" className="sd-modal-problem">
          {problem}
        </Banner>
      )}
    </Modal>
  );
}
