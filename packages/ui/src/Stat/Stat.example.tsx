import { Stat, StatRow } from '@seduh/ui';

interface Waiting {
  now: number;
  lastMonth: number;
}

export function WaitingTime({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting) {
    return (
      <StatRow aria-busy>
        <Stat label="Minutes to ready" value={null} busy />
      </StatRow>
    );
  }
  const more = waiting.now - waiting.lastMonth;
  const delta = more > 0 ? { tone: 'down' as const, text: `${more} min slower than last month` } : undefined;
  return (
    <StatRow>
      <Stat label="Minutes to ready" value={waiting.now} delta={delta} />
    </StatRow>
  );
}
