import { clsx } from 'clsx';
import type { ImgHTMLAttributes, Ref } from 'react';
import './Picture.css';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'srcSet'> {
  /** The fallback every browser reads (JPEG). */
  src: string;
  /** `srcset` of AVIF files, widest last. */
  avif?: string;
  /** `srcset` of WebP files, widest last. */
  webp?: string;
  /** How wide it is drawn, as the `sizes` attribute says it. Needed with `avif` or `webp`. */
  sizes?: string;
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** Own width in px: keeps its place before it loads. */
  width: number;
  /** Own height in px. */
  height: number;
  /**
   * Seen at once: loads eagerly, and first; `low` for what stands beside such a one, which comes after it. Everything else
   * waits until it is near.
   */
  priority?: boolean | 'low';
  /** Rounded square (shelf), circle (a thing you hold) or as it is. Default `plain`. */
  shape?: 'square' | 'circle' | 'plain';
  /** Gets the image element. */
  ref?: Ref<HTMLImageElement>;
}

/** A picture in the lightest format the browser reads, its place kept while it loads. Other props land on the image. */
export function Picture({
  avif,
  webp,
  sizes,
  alt,
  priority = false,
  shape = 'plain',
  className,
  ...rest
}: PictureProps) {
  return (
    <picture className="sd-pic">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        decoding="async"
        {...rest}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === true ? 'high' : priority || undefined}
        className={clsx('sd-pic-img', className)}
        data-shape={shape}
      />
    </picture>
  );
}
