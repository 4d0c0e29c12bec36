import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@seduh/contract/constants';

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** One stored file of an image. */
export interface ImageFile {
  name: string;
  width: ImageWidth;
  format: ImageFormat;
}

const FILE = /^([A-Za-z0-9_-]{1,64})-(\d{2,4})\.([a-z]{3,4})$/;

/** `NAME-WIDTH.FORMAT`, as a store keeps it. */
export const imageFile = ({ name, width, format }: ImageFile): string => `${name}-${width}.${format}`;

/** Takes a file's name apart; null for anything that cannot be one of ours, so no path ever reaches a disk. */
export function parseImageFile(file: string): ImageFile | null {
  const [, name, digits, ending] = FILE.exec(file) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === digits);
  const format = IMAGE_FORMATS.find((one) => one === ending);
  return name && width && format ? { name, width, format } : null;
}

/** The names that uploads get; images of the demo have others, and stay. */
const UPLOADED = /^[0-9a-f]{32}$/;

/** Whether a file belongs to an image that somebody uploaded. */
export const isUploaded = (file: string): boolean => UPLOADED.test(parseImageFile(file)?.name ?? '');
