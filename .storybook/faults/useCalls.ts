import { useState } from 'react';
import { addons, useChannel } from 'storybook/manager-api';
import { CALL_EVENT, type Heard } from './globals';

const none: Heard = { count: 0, last: '' };

/** The calls of the API since something was forced onto the story, also those before this panel was there. */
export function useCalls(): Heard {
  const [heard, setHeard] = useState<Heard>(() => {
    const [last] = (addons.getChannel().last(CALL_EVENT) ?? []) as Heard[];
    return last ?? none;
  });
  useChannel({ [CALL_EVENT]: setHeard });
  return heard;
}
