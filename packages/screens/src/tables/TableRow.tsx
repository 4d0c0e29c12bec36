import { editTable } from '@seduh/api-client';
import type { Table } from '@seduh/contract';
import { Banner, Button, Chip, IconButton, Printer, toast } from '@seduh/ui';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../lib/dialogs/ConfirmDialog';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { NewTableCode } from './NewTableCode';
import { RenameTable } from './RenameTable';
import { tableWords } from './words';

interface TableRowProps {
  table: Table;
  /** The whole one. */
  link: string;
  isPrintOff: boolean;
  onPrint: () => void;
}

/** A table: what it is called, its link, and what staff do with it. */
export function TableRow({ table, link, isPrintOff, onPrint }: TableRowProps) {
  const m = useWords(tableWords);
  const { id, label, active, version } = table;
  const [dialog, setDialog] = useState<'rename' | 'code' | 'retire' | null>(null);
  const { submit, busy, problem, setProblem } = useSubmit();
  const name = useRef<HTMLElement>(null);

  const set = (isActive: boolean) =>
    void submit(
      async () => {
        await editTable(id, { version, active: isActive });
        setDialog(null);
        // the button that was pressed is gone
        setTimeout(() => name.current?.focus());
        toast.success(isActive ? m.isBack(label) : m.retiredNow(label));
      },
      ({ msg }) => isActive && toast.error(msg),
    );

  return (
    <li className="tables-row">
      <p className="tables-name">
        <strong ref={name} tabIndex={-1} className="sd-num">
          {m.table(label)}
        </strong>
        {!active && <Chip>{m.retired}</Chip>}
      </p>
      {active && (
        <p className="tables-link sd-small sd-muted" dir="ltr">
          <span className="sd-sr">{m.link(label)}: </span>
          <span translate="no">{link.replace(/^https?:\/\//, '')}</span>
        </p>
      )}
      <div className="tables-acts">
        {active ? (
          <>
            <IconButton label={m.printOne(label)} icon={<Printer />} disabled={isPrintOff} onClick={onPrint} />
            <Button size="sm" variant="quiet" aria-label={m.renameOne(label)} onClick={() => setDialog('rename')}>
              {m.rename}
            </Button>
            <Button size="sm" variant="quiet" aria-label={m.newCodeOne(label)} onClick={() => setDialog('code')}>
              {m.newCode}
            </Button>
            <Button size="sm" variant="quiet" aria-label={m.retireOne(label)} onClick={() => setDialog('retire')}>
              {m.retire}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="line" loading={busy} aria-label={m.bringBackOne(label)} onClick={() => set(true)}>
            {m.bringBack}
          </Button>
        )}
      </div>
      {dialog === 'rename' && <RenameTable table={table} onClose={() => setDialog(null)} />}
      {dialog === 'code' && <NewTableCode table={table} onClose={() => setDialog(null)} />}
      <ConfirmDialog
        open={dialog === 'retire'}
        onOpenChange={(open) => {
          setProblem(undefined);
          if (!open) setDialog(null);
        }}
        title={m.askRetire(label)}
        text={m.askRetireText}
        yesLabel={m.yesRetire}
        noLabel={m.noRetire}
        busy={busy}
        onConfirm={() => set(false)}
      >
        {problem && <Banner tone="bad">{problem}</Banner>}
      </ConfirmDialog>
    </li>
  );
}
