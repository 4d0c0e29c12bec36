import { useState } from 'react';
import { useObjectUrl } from '../hooks/useObjectUrl';
import { type PictureRules, pictureProblem } from './pictureProblem';

/**
 * The picture of a form while it is being chosen: one that keeps the rules is shown at once, one that breaks them is
 * refused with its words while the one before stays.
 * @param onRefuse told those words, to say them aloud
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
    /** Takes the picked one back. */
    clear() {
      setFile(null);
      setProblem(null);
    },
  };
}
