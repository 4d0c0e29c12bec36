import { endPromo } from '@seduh/api-client';
import type { Promo } from '@seduh/contract';
import { Banner, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../lib/messageOf';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';

export interface EndPromoProps {
  /** The promo to be ended; null while none is. */
  promo: Promo | null;
  onClose: () => void;
}

/** Asks whether a promo shall end, and ends it. */
export function EndPromo({ promo, onClose }: EndPromoProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
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
    setBusy(true);
    setProblem(undefined);
    try {
      await endPromo(promo.id);
      toast.success(`${code} has ended`);
      close();
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      toast.error(message);
    }
    setBusy(false);
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
