/**
 * The row a typed word leads to, as a native list does it: the next row from `from` that starts with the word; one
 * letter again and again walks through the rows with that letter. Case does not matter. -1 when no row matches.
 */
export function findByTyping(labels: string[], word: string, from: number): number {
  const letters = word.toLowerCase();
  const [initial = ''] = letters;
  const start = letters === initial.repeat(letters.length) ? initial : letters;
  const first = start.length === 1 ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(start)) return index;
  }
  return -1;
}
