import { LIMITS } from '@seduh/contract/constants';

/** The longer side of what is sent, px: more than any phone shows of it. */
const SIDE = 1600;

/**
 * A picture small enough to be sent: what a phone's camera takes is larger than the shop lets in. Whatever cannot be made
 * smaller stays as it is, and is refused with the reason.
 */
export async function smaller(file: File): Promise<File> {
  if (file.size <= LIMITS.imageBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
