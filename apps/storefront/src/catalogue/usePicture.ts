import { IMAGE_TYPES, LIMITS, MESSAGES, pictureSources } from '@seduh/contract/constants';
import { pictureProblem, toast, useObjectUrl } from '@seduh/ui';
import { useState } from 'react';

const rules = {
  types: IMAGE_TYPES,
  maxBytes: LIMITS.imageBytes,
  wrongType: MESSAGES.wrongExtension,
  tooLarge: MESSAGES.fileTooLarge,
};

/**
 * The picture of a form: the one picked, else the one that is stored.
 * @param stored the `image` of an answer; null for none
 */
export function usePicture(stored: string | null) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useObjectUrl(file);

  /** A picture that breaks the rules is refused, and the former one stays. */
  const pick = (picked: File) => {
    const found = pictureProblem(picked, rules);
    setProblem(found);
    if (found) toast.error(found);
    else setFile(picked);
  };
  /** Takes the picked one back. */
  const clear = () => {
    setFile(null);
    setProblem(null);
  };

  return { file, image: preview ? { src: preview } : pictureSources(stored), problem, pick, clear };
}

export type PickedPicture = ReturnType<typeof usePicture>;
