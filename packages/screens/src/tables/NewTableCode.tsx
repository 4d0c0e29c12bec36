import { renewTableCode } from '@seduh/api-client';
import type { Table } from '@seduh/contract';
import { Banner, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { tableWords } from './words';

interface NewTableCodeProps {
  table: Table;
  onClose: () => void;
}

/** Asks once, then gives a table another code. Who meets somebody else's change sees what it is now, and may go on. */
export function NewTableCode({ table, onClose }: NewTableCodeProps) {
  const m = useWords(tableWords);
  // what was seen, not what has come behind the dialog: a code that a colleague has just made may be printed already
  const [seen, setSeen] = useState(table);
  const [conflict, setConflict] = useState<string>();
  const { submit, busy, problem } = useSubmit();

  const renew = () =>
    void submit(
      async () => {
        const { label } = await renewTableCode(seen.id, seen.version);
        onClose();
        toast.success(m.newCodeNow(label));
      },
      (error) => {
        setConflict(undefined);
        if (error.code !== 'EDIT_CONFLICT' || !error.data) return;
        // by the contract
        const now = error.data as Table;
        setConflict(now.code === seen.code ? m.codeConflict(now.label, now.active) : m.codeOutrun);
        setSeen(now);
      },
    );

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.askNewCode(table.label)}
      text={m.askNewCodeText}
      yesLabel={m.yesNewCode}
      noLabel={m.noNewCode}
      danger
      busy={busy}
      onConfirm={renew}
    >
      {problem && <Banner tone="bad">{conflict ?? problem}</Banner>}
    </ConfirmDialog>
  );
}
