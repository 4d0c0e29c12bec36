import { ClosedNote } from './ClosedNote';
import { OfflineNote } from './OfflineNote';

export interface NotesProps {
  /** Path of the page on screen. */
  pathname: string;
}

/** Under the bar: no network, a closed shop. A module of its own, as most visits have neither. */
export default function Notes({ pathname }: NotesProps) {
  return (
    <>
      <OfflineNote />
      <ClosedNote pathname={pathname} />
    </>
  );
}
