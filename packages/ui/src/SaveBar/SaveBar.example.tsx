import { Button, SaveBar, TextField } from '@seduh/ui';
import { useState, type FormEvent } from 'react';

export function NameForm({ saved, save }: { saved: string; save: (name: string) => void }) {
  const [name, setName] = useState(saved);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(name);
  };
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      {name !== saved && (
        <SaveBar text="Do you want to save your new name?">
          <Button type="submit">Save</Button>
          <Button variant="line" onClick={() => setName(saved)}>
            Cancel
          </Button>
        </SaveBar>
      )}
    </form>
  );
}
