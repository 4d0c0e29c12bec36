import { ArrowRight, Banner, Button } from '@seduh/ui';

/** One thing that is not what it was. */
export interface Difference {
  label: string;
  was: string;
  is: string;
}

export interface EditConflictProps {
  /** `product`, `promo`. */
  what: string;
  differences: Difference[];
  busy: boolean;
  /** Go on from what is there now. */
  onLoad: () => void;
  /** Save all the same. */
  onSaveAnyway: () => void;
}

/** Somebody else was faster: what they changed, and what to do about it. What was typed is kept. */
export function EditConflict({ what, differences, busy, onLoad, onSaveAnyway }: EditConflictProps) {
  return (
    <Banner tone="bad">
      <p>{`Somebody else saved this ${what} while you were at it. Nothing of yours is saved yet.`}</p>
      <ul className="edit-list small num">
        {differences.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> <ArrowRight size="1em" />
            <span className="sr">is now</span> {is}
          </li>
        ))}
      </ul>
      <div className="edit-choices">
        <Button variant="line" size="sm" disabled={busy} onClick={onLoad}>
          Load the new values
        </Button>
        <Button variant="line" size="sm" danger loading={busy} onClick={onSaveAnyway}>
          Save mine anyway
        </Button>
      </div>
    </Banner>
  );
}
