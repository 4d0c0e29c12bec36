'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { archiveOptionGroup, editOptionGroup } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Banner, Button, Panel, toast } from '@seduh/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialogs/ConfirmDialog';
import { toastRefusal, useSubmit } from '../../lib/useSubmit';
import { useOptionFormWords } from './words';

interface GroupShelfProps {
  group: OptionGroupDetail;
  /** Called with the group as it is then. */
  onChange: (group: OptionGroupDetail) => void;
}

/** Whether products show it: archived, or brought back. Acts at once, whatever is typed above. */
export function GroupShelf({ group, onChange }: GroupShelfProps) {
  const m = useOptionFormWords();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, busy, problem } = useSubmit();
  const { id, group_name: name, archived, products } = group;

  const act = async (change: () => Promise<OptionGroupDetail>, words: string) => {
    await submit(async () => {
      onChange(await change());
      toast.success(words);
    }, toastRefusal);
    setIsAsking(false);
  };

  return (
    <Panel title={archived ? m.archived : m.offered}>
      <div className="edit-shelf">
        {problem && <Banner tone="bad">{problem}</Banner>}
        <p>{archived ? m.archivedText : m.offeredText(products)}</p>
        {archived ? (
          <Button
            variant="brand"
            loading={busy}
            onClick={() => void act(() => editOptionGroup(id, { archived: false }), m.isBack(name))}
          >
            {m.bringBack}
          </Button>
        ) : (
          <Button variant="line" size="lg" danger onClick={() => setIsAsking(true)}>
            {m.archive}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.askArchive(name)}
        text={m.askArchiveText}
        yesLabel={m.yesArchive}
        noLabel={m.keep}
        danger
        busy={busy}
        onConfirm={() => void act(() => archiveOptionGroup(id), m.isArchived(name))}
      />
    </Panel>
  );
}
