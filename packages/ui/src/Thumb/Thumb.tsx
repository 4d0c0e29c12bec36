import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Mark } from '../Brand';
import { Picture, type PictureProps } from '../Picture';
import './Thumb.css';

/** A product's picture as the lists know it: one address at least, smaller formats and its size in pixels if known. */
export type PictureSource = Pick<PictureProps, 'src' | 'avif' | 'webp'> &
  Partial<Pick<PictureProps, 'width' | 'height' | 'sizes' | 'priority'>>;

export interface ThumbProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The picture; null draws the mark in its place. */
  image: PictureSource | null;
  /** md is 72 px, sm is 48 px. */
  size?: 'sm' | 'md';
  /** Grey, for something that is no longer available. */
  out?: boolean;
}

const pixels = { sm: 48, md: 72 } as const;

/** The round picture of a product in a line. Decorative: its name always stands beside it. */
export function Thumb({ image, size = 'md', out = false, className, ...rest }: ThumbProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const side = pixels[size];
  return (
    <span
      {...rest}
      className={clsx('sd-thumbnail', className)}
      data-size={size}
      data-out={out || undefined}
      aria-hidden="true"
    >
      {image ? (
        <Picture width={side * 2} height={side * 2} sizes={`${side}px`} {...image} alt="" shape="plain" />
      ) : (
        <Mark className="sd-thumbnail-mark" />
      )}
    </span>
  );
}
