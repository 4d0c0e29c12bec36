'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { archiveOptionGroup, editOptionGroup } from '@seduh/api-client';
import type { OptionGroupDetail } from '@seduh/contract';
import { Shelf } from '../shelf/Shelf';
import { useOptionFormWords } from './words';

interface GroupShelfProps {
  group: OptionGroupDetail;
  /** Called with the group as it is then. */
  onChange: (group: OptionGroupDetail) => void;
}

/** Whether products show a group: archived, or brought back. */
export function GroupShelf({ group, onChange }: GroupShelfProps) {
  const m = useOptionFormWords();
  const { id, group_name: name, archived, products } = group;
  return (
    <Shelf
      said={{
        archived: m.archived,
        archivedText: m.archivedText,
        archive: m.archive,
        askArchiveText: m.askArchiveText,
        isArchived: m.isArchived(name),
        isBack: m.isBack(name),
      }}
      title={m.offered}
      name={name}
      isArchived={archived}
      archive={() => archiveOptionGroup(id)}
      bringBack={() => editOptionGroup(id, { archived: false })}
      onChange={onChange}
    >
      <p>{m.offeredText(products)}</p>
    </Shelf>
  );
}
