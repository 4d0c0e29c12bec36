import { useWords } from '@seduh/screens/lib';
import { Button, RotateCcw } from '@seduh/ui';
import { notesWords } from '../shell/notes/words';

export interface UpdateNoteProps {
  /** Called to go on with the new version; null while there is none. */
  onReload: (() => void) | null;
}

/** Under the bar while a newer version of the shop waits. It comes by itself with the next visit. */
export function UpdateNote({ onReload }: UpdateNoteProps) {
  const m = useWords(notesWords);
  return (
    <div aria-live="polite" className="asks-note">
      {onReload && (
        <div className="sd-wrap">
          <p>{m.newVersion}</p>
          <Button variant="line" size="sm" icon={<RotateCcw />} onClick={onReload}>
            {m.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
