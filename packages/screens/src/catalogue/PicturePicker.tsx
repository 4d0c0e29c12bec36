import { Camera, FilePick, ImageDrop, Images } from '@seduh/ui';
import type { PickedPicture } from './usePicture';

export interface PicturePickerProps {
  picture: PickedPicture;
  /** What is wrong beyond the picked file: none is there, the server refused it. */
  error?: string;
  /** It has been picked anew and will be saved. */
  isChanged?: boolean;
}

const accept = 'image/jpeg,image/png';

/** The picture of a product or promo: dropped, taken or chosen; shown at once. */
export function PicturePicker({ picture, error, isChanged }: PicturePickerProps) {
  return (
    <ImageDrop
      className="edit-picture"
      data-changed={isChanged || undefined}
      label="Drop a picture here"
      image={picture.image}
      accept={accept}
      error={picture.problem ?? error}
      hint=".jpeg, .jpg or .png, up to 2 Mb. A square picture looks best."
      onPick={picture.pick}
    >
      <FilePick
        label="Take Picture"
        capture="environment"
        accept={accept}
        icon={<Camera />}
        variant="line"
        block
        onPick={picture.pick}
      />
      <FilePick
        label="Choose From Gallery"
        accept={accept}
        icon={<Images />}
        variant="line"
        block
        onPick={picture.pick}
      />
    </ImageDrop>
  );
}
