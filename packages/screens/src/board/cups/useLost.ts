import { onLostPour, type LostPour } from '@seduh/api-client';
import { toast } from '@seduh/ui';
import { useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../lib/messageOf';
import type { Moves } from '../useMoves';

/** Tells of what could not be noted where refused moves are: staff learn of a conflict, also with who emptied the board. */
export function useLost({ warn }: Pick<Moves, 'warn'>): void {
  const onLost = useEffectEvent(({ task, error }: LostPour) => {
    const message = messageOf(error);
    toast.error(message);
    // each of them: after a break there may be several
    warn(task, message);
  });
  useEffect(() => onLostPour((lost) => onLost(lost)), []);
}
