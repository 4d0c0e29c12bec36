import type { Figures } from '../guide/types';
import { TextField } from '../TextField';
import { ReadOnlyField } from './ReadOnlyField';
import type { guide } from './ReadOnlyField.guide';

export default {
  anatomy: <ReadOnlyField label="Display name" value="Rani Anggraini" />,
  pairs: {
    'no-box': {
      do: <ReadOnlyField label="Email" value="rani@example.com" />,
      dont: <TextField label="Email" defaultValue="rani@example.com" disabled />,
    },
    missing: {
      do: <ReadOnlyField label="Display name" value="" placeholder="your name here" />,
      dont: <ReadOnlyField label="Display name" value="" />,
    },
  },
} satisfies Figures<typeof guide>;
