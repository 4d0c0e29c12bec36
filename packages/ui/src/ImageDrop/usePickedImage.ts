import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';

/** What a picture must be, and the words for one that is not. */
export interface PictureRules {
  /** Accepted media types. */
  types: readonly string[];
  /** The largest accepted size in bytes. */
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

/**
 * The picture of a form while it is being chosen: one that keeps the rules is shown at once, one that breaks them is
 * refused with its words while the one before stays.
 * @param onRefuse called with those words, to announce them
 */
export function usePickedImage(rules: PictureRules, onRefuse: (problem: string) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useObjectUrl(file);

  return {
    /** The file to send; null while none was picked. */
    file,
    /** An address that shows it. */
    preview,
    /** What is wrong with the file picked last. */
    problem,
    /** Takes a file, or refuses it. */
    pick(picked: File) {
      const found = pictureProblem(picked, rules);
      setProblem(found);
      if (found) onRefuse(found);
      else setFile(picked);
    },
    /** Discards the picked file. */
    clear() {
      setFile(null);
      setProblem(null);
    },
  };
}
