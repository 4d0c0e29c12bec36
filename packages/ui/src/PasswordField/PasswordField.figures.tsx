import type { Figures } from '../guide/types';
import { PasswordField } from './PasswordField';
import type { guide } from './PasswordField.guide';

const fresh = { autoComplete: 'new-password', defaultValue: 'kopi-susu-gula' };

export default {
  anatomy: <PasswordField {...fresh} label="New password" strength="Good: long, and not on any list" />,
  pairs: {
    once: {
      do: <PasswordField {...fresh} label="New password" />,
      dont: (
        <>
          <PasswordField {...fresh} label="New password" />
          <PasswordField {...fresh} label="Repeat password" />
        </>
      ),
    },
    strength: {
      do: <PasswordField {...fresh} label="New password" strength="Good: long, and not on any list" />,
      dont: <PasswordField {...fresh} label="New password" hint="One capital, one digit, one sign, no spaces" />,
    },
  },
} satisfies Figures<typeof guide>;
