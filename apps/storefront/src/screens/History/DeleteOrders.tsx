import { hideHistory } from '@seduh/api-client';
import { Banner, SelectionBar, toast } from '@seduh/ui';
import { useState } from 'react';
import { messageOf } from '../../orders/messageOf';
import { Question } from '../../question/Question';

export interface DeleteOrdersProps {
  /** The chosen orders. */
  ids: string[];
  /** Choose none. */
  onClear: () => void;
  /** They are out of the history. */
  onDeleted: (ids: string[]) => void;
}

/** What can be done with the chosen orders: delete them, after a question. */
export function DeleteOrders({ ids, onClear, onDeleted }: DeleteOrdersProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const orders = ids.length === 1 ? '1 order' : `${ids.length} orders`;

  const ask = (asking: boolean) => {
    setProblem(undefined);
    setIsAsking(asking);
  };
  const confirm = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      await hideHistory(ids);
      toast.success(`${orders} deleted`);
      setIsAsking(false);
      onDeleted(ids);
    } catch (error) {
      const message = messageOf(error);
      setProblem(message);
      toast.error(message);
    }
    setBusy(false);
  };

  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear} onDelete={() => ask(true)} />
      <Question
        open={isAsking}
        onOpenChange={ask}
        title={`Delete ${orders}?`}
        text="Gone from your history for good. The shop keeps its books."
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {problem && (
          <Banner tone="bad" className="hist-problem">
            {problem}
          </Banner>
        )}
      </Question>
    </>
  );
}
