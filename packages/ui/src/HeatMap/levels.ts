/** How warm a field is: 0 for nothing, 5 for the most of all. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** The level of a value: the most alone has the last one, what is more than nothing at least the first. */
export function heatLevel(value: number, most: number): HeatLevel {
  if (value <= 0 || most <= 0) return 0;
  if (value >= most) return 5;
  return (1 + Math.floor((value / most) * 4)) as HeatLevel;
}
