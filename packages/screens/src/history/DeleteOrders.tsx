import { ApiError, hideHistory, restoreHistory } from '@seduh/api-client';
import { Banner, Button, SelectionBar, toast } from '@seduh/ui';
import { type RefObject, useState } from 'react';
import { messageOf } from '../lib/messageOf';
import { toastRefusal, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { historyWords } from './words';

export interface DeleteOrdersProps {
  /** The chosen orders. */
  ids: string[];
  /** Choose none. */
  onClear: () => void;
  /** Has the focus when the bar is gone with the button that had it. */
  returnFocus: RefObject<HTMLElement | null>;
  /** They are out of the history. */
  onDeleted: (ids: string[]) => void;
  /** They are back in it. */
  onRestored: (ids: string[]) => void;
}

/** What can be done with the chosen orders: delete them, after a question, and for a moment take that back. */
export function DeleteOrders({ ids, onClear, returnFocus, onDeleted, onRestored }: DeleteOrdersProps) {
  const m = useWords(historyWords);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busy, problem, setProblem } = useSubmit();
  /** What could not be brought back, and why. */
  const [stuck, setStuck] = useState<{ ids: string[]; message: string }>();

  const ask = (asking: boolean) => {
    setProblem(undefined);
    setIsAsking(asking);
  };
  // not by `submit`: what was deleted next may be brought back while this is under way
  const restore = async (gone: string[]) => {
    setStuck(undefined);
    try {
      await restoreHistory(gone);
      onRestored(gone);
    } catch (error) {
      // whoever asked has gone: it is none of the next one's business
      if (error instanceof ApiError && error.code === 'CANCELED') return;
      const message = messageOf(error);
      setStuck({ ids: gone, message });
      toast.error(message);
    }
  };
  const confirm = () =>
    submit(async () => {
      await hideHistory(ids);
      toast.undo(m.deleted(ids.length), () => void restore(ids));
      setIsAsking(false);
      onDeleted(ids);
    }, toastRefusal);

  return (
    <>
      {stuck && (
        <Banner tone="bad" className="hist-problem">
          <p>{m.notBack(stuck.message)}</p>
          <Button variant="line" size="sm" onClick={() => void restore(stuck.ids)}>
            {m.tryAgain}
          </Button>
        </Banner>
      )}
      <SelectionBar count={ids.length} onClear={onClear} onDelete={() => ask(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        title={m.askDelete(ids.length)}
        text={m.askDeleteText}
        danger
        busy={busy}
        returnFocus={returnFocus}
        onConfirm={() => void confirm()}
      >
        {problem && (
          <Banner tone="bad" className="hist-problem">
            {problem}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}
