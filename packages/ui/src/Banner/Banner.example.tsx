import { Banner, Button, TextField } from '@seduh/ui';
import { useState, type FormEvent } from 'react';

export function NameForm({ save }: { save: (name: string) => Promise<void> }) {
  const [name, setName] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFailed(false);
    save(name).catch(() => setFailed(true));
  };
  return (
    <form onSubmit={onSubmit}>
      {hasFailed && <Banner tone="bad">Your name is not saved yet. Try again in a minute.</Banner>}
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Button type="submit">Save</Button>
    </form>
  );
}
