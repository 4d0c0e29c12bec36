'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { ArrowRight, Banner, Button } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { catalogueWords } from './words';

/** One thing that is not what it was. */
export interface Difference {
  label: string;
  was: string;
  is: string;
}

interface ConflictProps {
  text: string;
  differences: Difference[];
  busy: boolean;
  /** Go on from what is there now. */
  onLoad: () => void;
  /** Save all the same. */
  onSaveAnyway: () => void;
}

/** Somebody else was faster: what they changed, and what to do about it. What was typed is kept. */
export function Conflict({ text, differences, busy, onLoad, onSaveAnyway }: ConflictProps) {
  const m = useWords(catalogueWords);
  return (
    <Banner tone="bad">
      <p>{text}</p>
      <ul className="edit-list sd-small sd-num">
        {differences.map(({ label, was, is }) => (
          <li key={label}>
            {label}: <s>{was}</s> <ArrowRight size="1em" />
            <span className="sd-sr">{m.isNow}</span> {is}
          </li>
        ))}
      </ul>
      <div className="edit-choices">
        <Button variant="line" size="sm" disabled={busy} onClick={onLoad}>
          {m.loadNew}
        </Button>
        <Button variant="line" size="sm" danger loading={busy} onClick={onSaveAnyway}>
          {m.saveMine}
        </Button>
      </div>
    </Banner>
  );
}
