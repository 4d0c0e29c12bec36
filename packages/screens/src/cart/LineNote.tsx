import { LIMITS } from '@seduh/contract/constants';
import { Button, TextField } from '@seduh/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../lib/words/words';
import { cartWords } from './words';
import './LineNote.css';

export interface LineNoteProps {
  /** The product's name. */
  name: string;
  /** The note for the kitchen as it is now; empty for none. */
  note: string;
  onChange: (note: string) => void;
  /** Takes what is typed also when the focus leaves it: where the next press may order. */
  isKeptOnLeave?: boolean;
}

/** A word to the kitchen about one line. Sent on Save only: a note makes a line another line. */
export function LineNote({ name, note, onChange, isKeptOnLeave = false }: LineNoteProps) {
  const m = useWords(cartWords);
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== null;

  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (draft === null) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-label={m.noteOf(note !== '', name)}
        onClick={() => setDraft(note)}
      >
        {m.note(note !== '')}
      </Button>
    );
  }

  const keep = () => {
    onChange(draft.trim());
    setDraft(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };

  return (
    <form className="line-note" onSubmit={save}>
      <TextField
        ref={field}
        label={m.noteFor(name)}
        hideLabel
        placeholder={m.example}
        maxLength={LIMITS.note}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isKeptOnLeave || currentTarget.form?.contains(relatedTarget)) return;
          // the focus is somewhere else by now, and stays there
          wasOpen.current = false;
          keep();
        }}
      />
      <Button type="submit" variant="line">
        {m.save}
      </Button>
    </form>
  );
}
