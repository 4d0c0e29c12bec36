const two = (figure: number) => String(figure).padStart(2, '0');

/**
 * Time that is left, as it runs: `23 h 59 min`, and from an hour on down `29:05`.
 * @param seconds whole seconds; below zero counts as zero
 */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, seconds);
  const minutes = Math.floor(left / 60);
  if (minutes < 60) return `${two(minutes)}:${two(left % 60)}`;
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
