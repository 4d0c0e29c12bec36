import { endPromo } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Banner, toast } from '@seduh/ui';
import { useState } from 'react';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';

export interface EndPromoProps {
  /** The promo to be ended; null while none is. */
  promo: Promo | null;
  onClose: () => void;
}

/** Asks whether a promo shall end, and ends it. */
export function EndPromo({ promo, onClose }: EndPromoProps) {
  const { submit, busy, problem, setProblem } = useSubmit();
  // still named while the question goes
  const [named, setNamed] = useState(promo);
  if (promo && promo !== named) setNamed(promo);
  const code = named?.code ?? '';

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const end = async () => {
    if (!promo) return;
    await submit(async () => {
      await endPromo(promo.id);
      toast.success(`${code} has ended`);
      close();
    }, toastRefusal);
  };

  return (
    <ConfirmDialog
      open={promo !== null}
      onOpenChange={close}
      title={`End ${code}?`}
      text="It stops working at once, for good. Orders that used it keep their discount."
      yesLabel="End it"
      noLabel="Keep it"
      danger
      busy={busy}
      onConfirm={() => void end()}
    >
      {problem && (
        <Banner tone="bad" className="promos-problem">
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
