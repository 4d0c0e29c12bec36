import { randomBytes } from 'node:crypto';
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

/** For who is about to keep something under that name. Throws where {@link parseImageFile} knows none. */
export function demandImageFile(file: string): ImageFile {
  const parsed = parseImageFile(file);
  if (!parsed) throw new Error(`not the name of an image: ${file}`);
  return parsed;
}

/** Before the name of an image that is not for everybody: whoever knows its address is not shown it. */
const PRIVATE = 'private-';
/** The file of an image, by its address as rows have it, that a chat shows: as wide as a phone. */
export const chatFile = (image: string): string => image.replace(/^\/images\//, '').replace(/\.jpg$/, '.webp');

/** The names that uploads get; images of the demo have others, and stay. */
const UPLOADED = /^(?:private-)?[0-9a-f]{32}$/;

export const randomName = (): string => randomBytes(16).toString('hex');
export const privateName = (): string => PRIVATE + randomName();

/** What a variant is sent as. */
export const IMAGE_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** How long a variant may be kept by whoever has it: a name never gets another content. */
export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';

/** Whether only who may see what shows it may have it. */
export const isPrivate = ({ name }: Pick<ImageFile, 'name'>): boolean => name.startsWith(PRIVATE);

/** Whether a file belongs to an image that somebody uploaded. */
export const isUploaded = (file: string): boolean => UPLOADED.test(parseImageFile(file)?.name ?? '');
