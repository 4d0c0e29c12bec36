import { Banner, type ConfirmModalProps, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyPart, lazyPart } from '../lazy/lazyPart';

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

export interface ConfirmDialogProps extends ConfirmModalProps {
  /** Why what was asked about did not work. */
  problem?: string | null | undefined;
  /** The class of the problem's box. */
  problemClass?: string;
}

/** `ConfirmModal` for a page, with its code on demand. */
export function ConfirmDialog({ problem, problemClass, ...props }: ConfirmDialogProps) {
  const isHere = useDialogCode(confirmModal, props.open, () => {
    props.onOpenChange(false);
    toast.error('That did not load. Check your connection and try again.');
  });
  const why = problem && (
    <Banner tone="bad" className={problemClass}>
      {problem}
    </Banner>
  );
  return isHere && <confirmModal.Part {...props}>{why || props.children}</confirmModal.Part>;
}
