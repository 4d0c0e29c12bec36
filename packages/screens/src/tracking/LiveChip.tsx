import { Chip, Radio, WifiOff } from '@seduh/ui';
import type { Liveness } from '../lib/orders/liveness';

export interface LiveChipProps {
  liveness: Liveness;
  /** When the server was last heard, `14:03`; null for never. */
  heardAt: string | null;
}

/** Whether what is shown is up to date; nothing where the page does not follow. */
export function LiveChip({ liveness, heardAt }: LiveChipProps) {
  switch (liveness) {
    case 'live':
      return (
        <Chip tone="warn" icon={<Radio />}>
          Live
        </Chip>
      );
    case 'stale':
      return <Chip icon={<WifiOff />}>{`Last heard ${heardAt}`}</Chip>;
    case 'waiting':
      return <Chip icon={<Radio />}>Connecting</Chip>;
    case 'off':
      return null;
  }
}
