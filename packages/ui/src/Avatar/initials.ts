/**
 * Up to two letters that stand for a person: of the first and the last word of the name.
 * @returns capitals, or an empty string where the name has no letter
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('').toUpperCase();
}
