/** A point of the curve: share of the time and of the progress, both from 0 to 1. The progress may overshoot. */
type Point = [time: number, progress: number];

/** Between two places in a list of stops, those without a time of their own share the time evenly. */
function spread(stops: { progress: number; time: number | null }[]): Point[] {
  const known = stops.map(({ time }, index) => time ?? (index === 0 ? 0 : index === stops.length - 1 ? 1 : null));
  return stops.map(({ progress }, index) => {
    const own = known[index];
    if (own !== null && own !== undefined) return [own, progress];
    const before = known.findLastIndex((time, at) => at < index && time !== null);
    const after = known.findIndex((time, at) => at > index && time !== null);
    const [from, to] = [known[before] ?? 0, known[after] ?? 1];
    return [from + ((to - from) * (index - before)) / (after - before), progress];
  });
}

/**
 * The path of an easing in a square of 100, time to the right and progress upwards.
 * @param easing `cubic-bezier(…)` or `linear(…)` as CSS writes it
 * @throws for any other
 */
export function curvePath(easing: string): string {
  const at = (time: number, progress: number) => `${Math.round(time * 100)} ${Math.round((1 - progress) * 100)}`;
  const [, kind, inside = ''] = /^(cubic-bezier|linear)\((.*)\)$/.exec(easing) ?? [];
  if (kind === 'cubic-bezier') {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = inside.split(',').map(Number);
    return `M0 100C${at(x1, y1)} ${at(x2, y2)} 100 0`;
  }
  if (kind !== 'linear') throw new Error(`curve: "${easing}" cannot be drawn`);
  const stops = inside.split(',').map((stop) => {
    const [progress = '0', time] = stop.trim().split(/\s+/);
    return { progress: Number(progress), time: time ? Number.parseFloat(time) / 100 : null };
  });
  return `M${spread(stops)
    .map(([time, progress]) => at(time, progress))
    .join('L')}`;
}
