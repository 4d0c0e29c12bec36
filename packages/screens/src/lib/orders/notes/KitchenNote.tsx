import { speaksOfAllergy } from '@seduh/domain';
import { TriangleAlert } from '@seduh/ui';
import './KitchenNote.css';
import { useWords } from '../../words/words';
import { noteWords } from './words';

export interface KitchenNoteProps {
  /** As the customer wrote it. */
  note: string;
  /** How it looks where it speaks of no allergy. */
  className: string;
}

/** A note for the kitchen, where it is read after the board. One that speaks of an allergy says so before it. */
export function KitchenNote({ note, className }: KitchenNoteProps) {
  const m = useWords(noteWords);
  if (!speaksOfAllergy(note)) return <span className={className}>{note}</span>;
  return (
    <span className="note-allergy sd-small">
      <TriangleAlert />
      <span>
        <b>{m.allergy}:</b> {note}
      </span>
    </span>
  );
}
