import { editTable } from '@seduh/api-client';
import type { Table } from '@seduh/contract';
import { labelProblem } from '@seduh/domain';
import { Banner, Button, Modal, TextField, toast } from '@seduh/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorsByField, type FormErrors, useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { tableWords } from './words';

interface RenameTableProps {
  table: Table;
  onClose: () => void;
}

/** Calls a table otherwise. Who meets somebody else's change sees what it is now, and what they typed is kept. */
export function RenameTable({ table, onClose }: RenameTableProps) {
  const m = useWords(tableWords);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [label, setLabel] = useState(table.label);
  // what was seen, not what has come behind the dialog
  const [seen, setSeen] = useState(table);
  const [isConflict, setIsConflict] = useState(false);
  const [errors, setErrors] = useState<FormErrors<'label'>>({});
  const { submit, busy } = useSubmit();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = label.trim();
    const wrong = labelProblem(name);
    if (wrong) {
      setErrors({ label: m.problems[wrong] });
      field.current?.focus();
      return;
    }
    void submit(
      async () => {
        const saved = await editTable(seen.id, { version: seen.version, label: name });
        onClose();
        toast.success(m.renamed(saved.label));
      },
      (error) => {
        if (error.code === 'EDIT_CONFLICT' && error.data) {
          // by the contract
          setSeen(error.data as Table);
          setIsConflict(true);
          setErrors({});
        } else setErrors(errorsByField(error, ['label']));
        field.current?.focus();
      },
    );
  };

  return (
    <Modal
      open
      busy={busy}
      onOpenChange={(open) => !open && onClose()}
      title={m.renameOne(table.label)}
      initialFocus={field}
      actions={
        <>
          <Button variant="line" disabled={busy} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {m.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        {isConflict && <Banner tone="bad">{m.conflict(seen.label, seen.active)}</Banner>}
        {errors.form && <Banner tone="bad">{errors.form}</Banner>}
        <TextField
          ref={field}
          label={m.name}
          hint={m.nameHint}
          autoComplete="off"
          value={label}
          error={errors.label}
          onChange={({ target }) => {
            setLabel(target.value);
            setErrors({});
          }}
        />
      </form>
    </Modal>
  );
}
