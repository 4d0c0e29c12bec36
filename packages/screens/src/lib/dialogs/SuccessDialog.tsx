import { type SuccessModalProps, toast } from '@seduh/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart';

const successModal = lazyPart<SuccessModalProps>(() => import('./successModal'));

/** `SuccessModal` for a page: the dialog's code comes with the first success. Without it the news is told in passing. */
export function SuccessDialog(props: SuccessModalProps) {
  const { open, title, onOpenChange } = props;
  const [isHere, setIsHere] = useState(false);
  const goOn = useEffectEvent(() => {
    toast.success(title);
    onOpenChange(false);
  });

  useEffect(() => {
    if (!open || isHere) return undefined;
    let isWanted = true;
    successModal.load().then(
      () => isWanted && setIsHere(true),
      () => isWanted && goOn(),
    );
    return () => {
      isWanted = false;
    };
  }, [open, isHere]);

  return isHere && <successModal.Part {...props} />;
}
