import { TextArea } from '@seduh/ui';
import { useState } from 'react';

export function KitchenNote() {
  const [note, setNote] = useState('');
  return (
    <TextArea
      label="Note to the kitchen"
      hint="The barista reads it before brewing."
      placeholder="Less sugar, no ice"
      maxLength={200}
      value={note}
      onChange={(event) => setNote(event.target.value)}
    />
  );
}
