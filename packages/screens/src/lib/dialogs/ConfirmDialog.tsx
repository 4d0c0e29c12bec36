import { type ConfirmModalProps, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyPart, lazyPart } from '../lazy/lazyPart';
import { pageWords } from '../page/words';
import { useWords } from '../words/words';

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
  const m = useWords(pageWords);
  const isHere = useDialogCode(confirmModal, props.open, () => {
    props.onOpenChange(false);
    toast.error(m.notLoaded);
  });
  return isHere && <confirmModal.Part {...props} />;
}
