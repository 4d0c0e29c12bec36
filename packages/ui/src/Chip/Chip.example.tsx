import { Chip, type ChipTone } from '@seduh/ui';

type Status = 'brewing' | 'ready' | 'cancelled';

const looks: Record<Status, { tone: ChipTone; word: string }> = {
  brewing: { tone: 'warn', word: 'Brewing' },
  ready: { tone: 'info', word: 'Ready' },
  cancelled: { tone: 'bad', word: 'Cancelled' },
};

export function StatusChip({ status }: { status: Status }) {
  const { tone, word } = looks[status];
  return <Chip tone={tone}>{word}</Chip>;
}
