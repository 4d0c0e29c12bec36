import type { Figures } from '../guide/types';
import { TextField } from './TextField';
import type { guide } from './TextField.guide';

export default {
  anatomy: <TextField label="Phone number" prefix="+62" hint="The rider calls it at the door." inputMode="tel" />,
  pairs: {
    label: {
      do: <TextField label="Email" placeholder="you@mail.com" />,
      dont: <TextField label="Email" hideLabel placeholder="Email" />,
    },
    error: {
      do: <TextField label="Email" defaultValue="rani@" error="Write the whole address, like rani@mail.com" />,
      dont: <TextField label="Email" defaultValue="rani@" error="Invalid email" />,
    },
  },
} satisfies Figures<typeof guide>;
