import type { Figures } from '../guide/types';
import { TextField } from './TextField';
import type { guide } from './TextField.guide';

const Postcode = ({ width }: { width: string }) => (
  <div style={{ inlineSize: width }}>
    <TextField label="Postcode" defaultValue="10350" inputMode="numeric" />
  </div>
);

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
    width: { do: <Postcode width="8rem" />, dont: <Postcode width="100%" /> },
    hint: {
      do: <TextField label="Postcode" hint="Five digits, as on a letter." />,
      dont: <TextField label="Postcode" placeholder="Enter five digits" />,
    },
  },
} satisfies Figures<typeof guide>;
