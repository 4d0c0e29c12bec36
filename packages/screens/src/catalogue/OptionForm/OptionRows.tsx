'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { LIMITS } from '@seduh/contract/constants';
import { Button, CircleAlert, Plus, toast } from '@seduh/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormErrors } from '../../lib/useSubmit';
import { newRow, type OptionDraft } from './optionForm';
import { OptionRow } from './OptionRow';
import { useOptionFormWords } from './words';

interface OptionRowsProps {
  rows: OptionDraft[];
  errors: FormErrors;
  onChange: (change: (rows: OptionDraft[]) => OptionDraft[]) => void;
}

/** The options of a group in their order: added, moved, taken out, and back for as long as that is said. */
export function OptionRows({ rows, errors, onChange }: OptionRowsProps) {
  const m = useOptionFormWords();
  const errorId = useId();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState('');
  const nameOf = (row: OptionDraft, place: number) => row.name.trim() || m.rowOf(place + 1);

  useEffect(() => {
    if (added) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  }, [added]);

  const add = () => {
    const row = newRow();
    onChange((before) => [...before, row]);
    setAdded(row.key);
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    onChange((before) => before.filter((one) => one.key !== row.key).toSpliced(to, 0, row));
    setSaid(m.placed(nameOf(row, from), to + 1, rows.length));
  };
  const remove = (place: number) => {
    const row = rows[place];
    if (!row) return;
    onChange((before) => before.filter((one) => one.key !== row.key));
    toast.undo(m.removed(nameOf(row, place)), () => onChange((before) => before.toSpliced(place, 0, row)));
    // its own button goes with it
    addButton.current?.focus();
  };

  return (
    <fieldset className="edit-rules">
      <legend className="sd-legend">{m.options}</legend>
      <ol ref={list} className="option-rows">
        {rows.map((row, place) => (
          <OptionRow
            key={row.key}
            {...{ row, place, errors }}
            name={nameOf(row, place)}
            isLast={place === rows.length - 1}
            onChange={(change) =>
              onChange((before) => before.map((one) => (one.key === row.key ? { ...one, ...change } : one)))
            }
            onMove={(by) => move(place, place + by)}
            onRemove={() => remove(place)}
          />
        ))}
      </ol>
      {errors.options && (
        <p id={errorId} className="sd-error" role="alert">
          <CircleAlert />
          <span>{errors.options}</span>
        </p>
      )}
      <p className="sd-sr" role="status">
        {said}
      </p>
      {rows.length < LIMITS.groupOptions && (
        <Button
          ref={addButton}
          variant="line"
          size="sm"
          icon={<Plus />}
          // where to go when something is wrong with them all
          data-bad={errors.options ? true : undefined}
          aria-describedby={errors.options ? errorId : undefined}
          onClick={add}
        >
          {m.add}
        </Button>
      )}
    </fieldset>
  );
}
