import type { ReactNode } from 'react';
import { Button } from '../Button';
import { DateField } from '../DateField';
import type { Figures } from '../guide/types';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import type { guide } from './Modal.guide';

/** Fields as wide as in a dialog on a phone. */
function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: '0.75rem', inlineSize: 'min(18rem, 100%)' }}>{children}</div>;
}

export default {
  anatomy: { story: 'Default', height: '28rem' },
  pairs: {
    actions: {
      do: (
        <>
          <Button variant="line">Keep it</Button>
          <Button danger>Cancel order</Button>
        </>
      ),
      dont: (
        <>
          <Button variant="line">Cancel</Button>
          <Button danger>OK</Button>
        </>
      ),
    },
    short: {
      do: (
        <Column>
          <TextField label="Reason" defaultValue="Out of matcha" />
        </Column>
      ),
      dont: (
        <Column>
          <TextField label="Name" />
          <DateField label="Day" defaultValue="" />
          <TextField label="Street" />
          <TextArea label="Note" />
        </Column>
      ),
    },
  },
} satisfies Figures<typeof guide>;
