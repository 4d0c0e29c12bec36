import type { OrderLine } from '@seduh/contract';

/** A line of the slip, as far as its note goes. */
export interface SlipNoteProps {
  line: Pick<OrderLine, 'note' | 'warning'>;
}

/** The note of a line as it was written: until its marks have come, and where they do not. */
export const SlipNote = ({ line: { note } }: SlipNoteProps) =>
  note && <span className="sd-tiny slip-note">{note}</span>;
