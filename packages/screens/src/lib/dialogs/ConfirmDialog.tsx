import { Banner, type ConfirmModalProps, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyPart, lazyPart } from '../lazy/lazyPart';
import { toastRefusal, useSubmit } from '../useSubmit';

/** Fetches a dialog's code when it opens first. @returns whether it is here; it stays, so that closing is seen */
export function useDialogCode({ load }: Pick<LazyPart, 'load'>, open: boolean, onMissing: () => void): boolean {
  const [isHere, setIsHere] = useState(false);
  const giveUp = useEffectEvent(onMissing);

  useEffect(() => {
    if (!open || isHere) return undefined;
    let isWanted = true;
    load().then(
      () => isWanted && setIsHere(true),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [load, open, isHere]);

  return isHere;
}

const confirmModal = lazyPart<ConfirmModalProps>(() => import('./confirmModal'));

/** `ConfirmModal` for a page, with its code on demand. */
export function ConfirmDialog(props: ConfirmModalProps) {
  const isHere = useDialogCode(confirmModal, props.open, () => {
    props.onOpenChange(false);
    toast.error('That did not load. Check your connection and try again.');
  });
  return isHere && <confirmModal.Part {...props} />;
}

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
