import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@seduh/contract/constants';
import { isUploaded, parsePictureFile, pictureFile } from './names';
import type { ImageStore } from './store';

/**
 * Takes a picture of a person away in all its variants.
 * @param image as a profile has it; null and pictures that were not uploaded are left alone
 */
export async function removePicture(store: ImageStore, image: string | null): Promise<void> {
  const file = image?.replace(/^\/images\//, '') ?? '';
  const name = isUploaded(file) && parsePictureFile(file)?.name;
  if (name) await removeFiles(store, name);
}

/** Removes all files of the picture with this name. What cannot be removed stays behind, under a name nobody knows. */
export async function removeFiles(store: ImageStore, name: string): Promise<void> {
  const files = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureFile({ name, width, format })),
  );
  await Promise.allSettled(files.map((file) => store.remove(file)));
}
