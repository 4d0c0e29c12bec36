'use no memo'; // a form for staff: what remembering costs in bytes, nobody would notice in time

import { IMAGE_TYPES, LIMITS, imageSources } from '@seduh/contract/constants';
import { Camera, FilePick, ImageDrop, Images, toast, usePickedImage } from '@seduh/ui';
import { useWords } from '../lib/words/words';
import { catalogueWords } from './words';

/**
 * The image of a form: the one picked, else the one that is stored.
 * @param stored the `image` of an answer; null for none
 */
export function useImage(stored: string | null) {
  const { wrongType, tooLarge } = useWords(catalogueWords).picture;
  const rules = { types: IMAGE_TYPES, maxBytes: LIMITS.imageBytes, wrongType, tooLarge };
  const { preview, ...picked } = usePickedImage(rules, toast.error);
  return { ...picked, image: preview ? { src: preview } : imageSources(stored) };
}

export interface ImagePickerProps {
  image: ReturnType<typeof useImage>;
  /** What is wrong beyond the picked file: none is there, the server refused it. */
  error?: string;
  /** It has been picked anew and will be saved. */
  isChanged?: boolean;
}

const accept = IMAGE_TYPES.join();

/** The image of a product or promo: dropped, taken or chosen; shown at once. */
export function ImagePicker({ image: { image, problem, pick }, error, isChanged }: ImagePickerProps) {
  const m = useWords(catalogueWords).picture;
  const button = { accept, variant: 'line', block: true, onPick: pick } as const;
  return (
    <ImageDrop
      className="edit-picture"
      data-changed={isChanged || undefined}
      label={m.drop}
      image={image}
      accept={accept}
      error={problem ?? error}
      hint={m.hint}
      onPick={pick}
    >
      <FilePick {...button} label={m.take} capture="environment" icon={<Camera />} />
      <FilePick {...button} label={m.choose} icon={<Images />} />
    </ImageDrop>
  );
}
