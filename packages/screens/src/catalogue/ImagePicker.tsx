import { IMAGE_TYPES, LIMITS, MESSAGES, imageSources } from '@seduh/contract/constants';
import { Camera, FilePick, ImageDrop, Images, toast, usePickedImage } from '@seduh/ui';

const rules = {
  types: IMAGE_TYPES,
  maxBytes: LIMITS.imageBytes,
  wrongType: MESSAGES.wrongExtension,
  tooLarge: MESSAGES.fileTooLarge,
};

/**
 * The image of a form: the one picked, else the one that is stored.
 * @param stored the `image` of an answer; null for none
 */
export function useImage(stored: string | null) {
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

const accept = 'image/jpeg,image/png';

/** The image of a product or promo: dropped, taken or chosen; shown at once. */
export function ImagePicker({ image: { image, problem, pick }, error, isChanged }: ImagePickerProps) {
  const button = { accept, variant: 'line', block: true, onPick: pick } as const;
  return (
    <ImageDrop
      className="edit-picture"
      data-changed={isChanged || undefined}
      label="Drop a picture here"
      image={image}
      accept={accept}
      error={problem ?? error}
      hint=".jpeg, .jpg or .png, up to 2 Mb. A square picture looks best."
      onPick={pick}
    >
      <FilePick {...button} label="Take Picture" capture="environment" icon={<Camera />} />
      <FilePick {...button} label="Choose From Gallery" icon={<Images />} />
    </ImageDrop>
  );
}
