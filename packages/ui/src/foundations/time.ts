/**
 * How long a time of CSS is.
 * @param time as a stylesheet has it: a build writes `160ms` as `.16s`
 * @throws for what is no time
 */
export function millisecondsOf(time: string): number {
  const [, figure, unit] = /^\s*([\d.]+)(m?s)\s*$/.exec(time) ?? [];
  const milliseconds = Number(figure) * (unit === 's' ? 1_000 : 1);
  if (Number.isNaN(milliseconds)) throw new Error(`time: "${time}" is none`);
  // 0.29 s would be 290.00000000000006
  return Math.round(milliseconds);
}
