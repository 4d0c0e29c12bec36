import { type ConfirmModalProps, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart';

const confirmModal = lazyPart<ConfirmModalProps>(() => import('./confirmModal'));

/** `ConfirmModal` for a page: the dialog's code comes with the first question. Stays after it, so that closing is seen. */
export function ConfirmDialog(props: ConfirmModalProps) {
  const { open, onOpenChange } = props;
  const [isHere, setIsHere] = useState(false);
  const giveUp = useEffectEvent(() => {
    onOpenChange(false);
    toast.error('That did not load. Check your connection and try again.');
  });

  useEffect(() => {
    if (!open || isHere) return undefined;
    let isWanted = true;
    confirmModal.load().then(
      () => isWanted && setIsHere(true),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [open, isHere]);

  return isHere && <confirmModal.Part {...props} />;
}
