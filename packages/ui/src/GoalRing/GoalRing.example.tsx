import { formatRupiah, GoalRing } from '@seduh/ui';

export function GoalOfTheMonth({ reached, goal }: { reached: number; goal: number }) {
  const percent = Math.floor((reached / goal) * 100);
  return (
    <>
      <GoalRing percent={percent} label={`Goal reached to ${percent}%`} />
      <p>
        {formatRupiah(reached)} of {formatRupiah(goal)}
      </p>
    </>
  );
}
