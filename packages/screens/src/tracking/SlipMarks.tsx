import { KitchenNote } from '../lib/orders/notes/KitchenNote';
import LineWarning from '../lib/warnings/LineWarning';
import type { SlipNoteProps } from './SlipNote';

/** The note of a line, marked where it speaks of an allergy, and what its customer was warned of. */
export default function SlipMarks({ line: { note, warning } }: SlipNoteProps) {
  return (
    <>
      {note && <KitchenNote className="sd-tiny slip-note" note={note} />}
      {warning && <LineWarning warning={warning} />}
    </>
  );
}
