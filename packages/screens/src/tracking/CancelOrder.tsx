import { cancelOrder } from '@seduh/api-client';
import type { Order } from '@seduh/contract';
import { Banner, Button, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../lib/messageOf';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { useWords } from '../lib/words/words';
import { trackingWords } from './words';

/** Cancels the order, after a question. Only while nobody has accepted it. */
export default function CancelOrder({ order }: { order: Order }) {
  const { cancel: m } = useWords(trackingWords);
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await cancelOrder(order.id);
      toast.success(m.done);
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      toast.error(message);
    }
    setBusy(false);
    setIsAsking(false);
  };

  return (
    <div className="track-cancel">
      {problem && <Banner tone="bad">{problem}</Banner>}
      <Button variant="line" danger block onClick={() => setIsAsking(true)}>
        {m.button}
      </Button>
      <p className="sd-small sd-muted">{m.hint}</p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.title(order.number)}
        text={m.text}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
