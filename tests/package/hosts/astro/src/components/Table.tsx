import { Button, Chip, Panel } from '@seduh/ui';
import { useState } from 'react';

export function Table() {
  const [guests, setGuests] = useState(0);
  return (
    <Panel title="Your table" action={<Chip tone="ok">Free</Chip>}>
      <Button onClick={() => setGuests(guests + 1)}>{`Guests: ${guests}`}</Button>
    </Panel>
  );
}
