/** What the page is to believe about its reader. */
export interface Conditions {
  /** The browser's text size against its usual one: 2 is twice as large. */
  zoom: number;
  /** The reader asked for less motion. */
  isStill: boolean;
}

const always = '(width >= 0px)';
const never = '(width < 0px)';

/**
 * A media query as it has to read so that this browser answers it as a browser of those conditions would: lengths in
 * `rem` and `em` count the reader's text size (the page's own font size they do not see), and the question about
 * motion is answered.
 */
export function rewriteMedia(query: string, { zoom, isStill }: Conditions): string {
  const sized = query.replace(
    /(\d*\.?\d+)(r?em)\b/g,
    (_, figure: string, unit: string) => `${Number(figure) * zoom}${unit}`,
  );
  if (!isStill) return sized;
  return sized
    .replace(/\(\s*prefers-reduced-motion\s*(?::\s*reduce\s*)?\)/g, always)
    .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, never);
}
