import '@seduh/ui/styles.css';
import { Button, Chip, Panel } from '@seduh/ui';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Table() {
  const [guests, setGuests] = useState(0);
  return h(
    Panel,
    { title: 'Your table', action: h(Chip, { tone: 'ok' }, 'Free') },
    h(Button, { onClick: () => setGuests(guests + 1) }, `Guests: ${guests}`),
  );
}

createRoot(document.getElementById('root')).render(h(Table));
