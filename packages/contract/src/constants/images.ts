/** Widths every stored image exists in, px; the formats a browser may choose from, best first. */
export const IMAGE_WIDTHS = [192, 384, 768, 1200] as const;
export const IMAGE_FORMATS = ['avif', 'webp', 'jpg'] as const;

/** The width whose JPEG stands in an answer's `image` field. */
const STANDARD_WIDTH = 768;

/** URL of one stored variant, from an image's random name. */
export function imageUrl(name: string, width: number = STANDARD_WIDTH, format: string = 'jpg'): string {
  return `/images/${name}-${width}.${format}`;
}

/** The name in an answer's `image`; undefined for null and for anything that is not one of our stored images. */
const nameIn = (image: string | null | undefined) => /^\/images\/([\w-]+)-\d+\.jpg$/.exec(image ?? '')?.[1];

/** An answer's `image` as large as it is kept; one that is not ours as it is. */
export function widestImage(image: string): string {
  const name = nameIn(image);
  return name ? imageUrl(name, Math.max(...IMAGE_WIDTHS)) : image;
}

/** What a `<picture>` needs: the JPEG for everybody and source sets for browsers that take a better format. */
export interface ImageSources {
  src: string;
  avif: string;
  webp: string;
}

/**
 * Source sets for an answer's `image` (`/images/NAME-768.jpg`).
 * @returns null for null and for anything that is not one of our stored images.
 */
export function imageSources(image: string | null | undefined): ImageSources | null {
  const name = nameIn(image);
  if (!name || !image) return null;
  const set = (format: string) => IMAGE_WIDTHS.map((width) => `${imageUrl(name, width, format)} ${width}w`).join(', ');
  return { src: image, avif: set('avif'), webp: set('webp') };
}
