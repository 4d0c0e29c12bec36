import type { Figures } from '../guide/types';
import { TextField } from '../TextField';
import { TextArea } from './TextArea';
import type { guide } from './TextArea.guide';

const note = 'Less sugar, no ice, and the lid on tight, please';

export default {
  anatomy: (
    <TextArea label="Note to the kitchen" hint="The barista reads it first." maxLength={50} defaultValue={note} />
  ),
  pairs: {
    room: {
      do: <TextArea label="Note to the kitchen" defaultValue={note} />,
      dont: <TextField label="Note to the kitchen" defaultValue={note} />,
    },
    limit: {
      do: <TextArea label="Note" maxLength={50} defaultValue={note} />,
      dont: <TextArea label="Note (at most 50 characters)" defaultValue={note} />,
    },
  },
} satisfies Figures<typeof guide>;
