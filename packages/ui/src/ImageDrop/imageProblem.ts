/** What an image must be, and the words for one that is not. */
export interface ImageRules {
  /** Accepted media types. */
  types: readonly string[];
  /** The largest accepted size in bytes. */
  maxBytes: number;
  /** Said of a file of another type. */
  wrongType: string;
  /** Said of a file above `maxBytes`. */
  tooLarge: string;
}

/** What is wrong with a picked file, its type before its size; null when nothing is. Runs on a server, too. */
export function imageProblem(file: File, { types, maxBytes, wrongType, tooLarge }: ImageRules): string | null {
  if (!types.includes(file.type)) return wrongType;
  return file.size > maxBytes ? tooLarge : null;
}
