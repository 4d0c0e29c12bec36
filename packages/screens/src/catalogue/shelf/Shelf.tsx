'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { Banner, Button, Panel, toast } from '@seduh/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useWords } from '../../lib/words/words';
import { shelfWords } from './words';

/** What is said of a thing as it goes, is gone and comes back. */
interface ShelfPhrases {
  archived: string;
  archivedText: string;
  archive: string;
  askArchiveText: string;
  isArchived: string;
  isBack: string;
}

interface ShelfProps<Item> {
  said: ShelfPhrases;
  /** The panel's title while it is offered. */
  title: string;
  /** What it is called. */
  name: string;
  isArchived: boolean;
  archive: () => Promise<Item>;
  bringBack: () => Promise<Item>;
  /** Called with it as it is then. */
  onChange: (item: Item) => void;
  /** What else is said, or can be done, while it is offered. */
  children: ReactNode;
}

/** Whether customers can have something: archived, or brought back. Acts at once, whatever is typed above. */
export function Shelf<Item>({
  said,
  title,
  name,
  isArchived,
  archive,
  bringBack,
  onChange,
  children,
}: ShelfProps<Item>) {
  const m = useWords(shelfWords);
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busy, problem } = useSubmit();

  const act = async (change: () => Promise<Item>, done: string) => {
    await submit(async () => {
      onChange(await change());
      toast.success(done);
    }, toastRefusal);
    setIsAsking(false);
  };

  return (
    <Panel title={isArchived ? said.archived : title}>
      <div className="edit-shelf">
        {problem && <Banner tone="bad">{problem}</Banner>}
        {isArchived ? (
          <>
            <p>{said.archivedText}</p>
            <Button variant="brand" loading={busy} onClick={() => void act(bringBack, said.isBack)}>
              {m.bringBack}
            </Button>
          </>
        ) : (
          <>
            {children}
            <Button variant="line" size="lg" danger onClick={() => setIsAsking(true)}>
              {said.archive}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.askArchive(name)}
        text={said.askArchiveText}
        yesLabel={m.yesArchive}
        noLabel={m.keep}
        danger
        busy={busy}
        onConfirm={() => void act(archive, said.isArchived)}
      />
    </Panel>
  );
}
