import { Button } from '../Button';
import { DateField } from '../DateField';
import type { Figures } from '../guide/types';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import type { guide } from './Modal.guide';

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
      do: <TextField label="Reason" defaultValue="Out of matcha" />,
      dont: (
        <>
          <TextField label="Name" />
          <DateField label="Day" value="" onChange={() => {}} />
          <TextField label="Street" />
          <TextArea label="Note" />
        </>
      ),
    },
  },
} satisfies Figures<typeof guide>;
