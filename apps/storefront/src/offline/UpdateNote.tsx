import { Button, RotateCcw } from '@seduh/ui';

export interface UpdateNoteProps {
  /** Called to go on with the new version; null while there is none. */
  onReload: (() => void) | null;
}

/** Under the bar while a newer version of the shop waits. It comes by itself with the next visit. */
export function UpdateNote({ onReload }: UpdateNoteProps) {
  return (
    <div aria-live="polite" className="asks-note">
      {onReload && (
        <div className="sd-wrap">
          <p>A new version is here.</p>
          <Button variant="line" size="sm" icon={<RotateCcw />} onClick={onReload}>
            Reload
          </Button>
        </div>
      )}
    </div>
  );
}
