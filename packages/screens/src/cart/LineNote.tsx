import { LIMITS } from '@seduh/contract/constants';
import { Button, TextField } from '@seduh/ui';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../lib/words/words';
import { cartWords } from './words';
import './LineNote.css';

export interface LineNoteProps {
  /** The product's name. */
  name: string;
  /** The note for the kitchen as it is now; empty for none. */
  note: string;
  onChange: (note: string) => void;
}

/**
 * A word to the kitchen about one line. Passed on by Save, as a note makes a line another line, and when the focus leaves
 * it or something else is pressed: the next press may order.
 */
export function LineNote({ name, note, onChange }: LineNoteProps) {
  const m = useWords(cartWords);
  const [draft, setDraft] = useState<string | null>(null);
  const [draftOf, setDraftOf] = useState(note);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = draft !== null;
  // another cup of the same kind has taken the place of this one, or the note was changed elsewhere
  if (draftOf !== note) {
    setDraftOf(note);
    setDraft(null);
  }

  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  // Safari on iOS leaves the focus in a field when a button or a link is tapped
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: MouseEvent) => {
      if (!field.current?.form?.contains(target as Node)) field.current?.blur();
    };
    document.addEventListener('mousedown', leave, true);
    return () => document.removeEventListener('mousedown', leave, true);
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

  const keepOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (currentTarget.form?.contains(relatedTarget)) return;
    // the focus is somewhere else by now, and stays there
    wasOpen.current = false;
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
        onBlur={keepOnLeave}
      />
      <Button type="submit" variant="line" onBlur={keepOnLeave}>
        {m.save}
      </Button>
    </form>
  );
}
