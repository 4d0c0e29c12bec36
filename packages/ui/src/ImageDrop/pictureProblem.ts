/** What a picture must be, and the words for one that is not. */
export interface PictureRules {
  /** Media types that are taken. */
  types: readonly string[];
  /** The largest size in bytes that is taken. */
  maxBytes: number;
  /** Said of a file of another type. */
  wrongType: string;
  /** Said of a file above `maxBytes`. */
  tooLarge: string;
}

/** What is wrong with a picked file, its type before its size; null when nothing is. */
export function pictureProblem(file: File, { types, maxBytes, wrongType, tooLarge }: PictureRules): string | null {
  if (!types.includes(file.type)) return wrongType;
  return file.size > maxBytes ? tooLarge : null;
}
