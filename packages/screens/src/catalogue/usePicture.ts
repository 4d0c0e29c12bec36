import { IMAGE_TYPES, LIMITS, MESSAGES, pictureSources } from '@seduh/contract/constants';
import { toast, usePickedImage } from '@seduh/ui';

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
  const { preview, ...picked } = usePickedImage(rules, toast.error);
  return { ...picked, image: preview ? { src: preview } : pictureSources(stored) };
}

export type PickedPicture = ReturnType<typeof usePicture>;
