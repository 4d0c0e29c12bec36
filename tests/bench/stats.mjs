/** The value below which `share` (0…1) of the numbers lie; NaN for none. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one of the numbers: one disturbed round does not move it. */
export const median = (numbers) => quantile(numbers, 0.5);

/** Adds up one property of many things. */
export const sumOf = (things, property) => things.reduce((sum, thing) => sum + thing[property], 0);
