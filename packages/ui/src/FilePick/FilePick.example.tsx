import { FilePick } from '@seduh/ui';
import { useState } from 'react';

export function ReceiptPhoto() {
  const [name, setName] = useState('');
  return (
    <>
      <FilePick
        label="Take Picture"
        accept="image/*"
        capture="environment"
        block
        onPick={(file) => setName(file.name)}
      />
      {name && <p>{name} is ready to be sent.</p>}
    </>
  );
}
