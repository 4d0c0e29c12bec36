import { addTables } from '@seduh/api-client';
import { readLabels } from '@seduh/domain';
import { Button, Panel, TextField, toast } from '@seduh/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from '../lib/useSubmit';
import { useWords } from '../lib/words/words';
import { tableWords } from './words';

/** One field for a table, or for many: `7`, `Terrace 2`, `1–12`. What was typed stays until it is there. */
export function AddTables() {
  const m = useWords(tableWords);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { submit, busy, problem, setProblem } = useSubmit();

  const add = (event: FormEvent) => {
    event.preventDefault();
    const read = readLabels(typed);
    if ('problem' in read) {
      setWrong(m.problems[read.problem]);
      field.current?.focus();
      return;
    }
    void submit(
      async () => {
        const added = await addTables(read.labels);
        setTyped('');
        toast.success(m.added(added));
      },
      () => field.current?.focus(),
    );
  };

  return (
    <Panel title={m.add}>
      <form className="tables-add" noValidate onSubmit={add}>
        <TextField
          ref={field}
          label={m.which}
          hint={m.whichHint}
          autoComplete="off"
          value={typed}
          error={wrong ?? problem}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(undefined);
            setProblem(undefined);
          }}
        />
        <Button type="submit" loading={busy}>
          {m.addThem}
        </Button>
      </form>
    </Panel>
  );
}
