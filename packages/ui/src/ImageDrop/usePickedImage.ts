import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import { imageProblem, type ImageRules } from './imageProblem';

/**
 * The picture of a form while it is being chosen: one that keeps the rules is shown at once, one that breaks them is
 * refused with its words while the one before stays.
 * @param onRefuse called with those words, to announce them
 */
export function usePickedImage(rules: ImageRules, onRefuse: (problem: string) => void) {
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
      const found = imageProblem(picked, rules);
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
