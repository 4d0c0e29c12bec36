import { clsx } from 'clsx';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { User } from '../icons';
import './Avatar.css';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whose it is; gives the initials. */
  name?: string;
  /** The picture's address. Without one, or where it does not load: initials, else the outline of a person. */
  src?: string | null;
  /** 36, 40 or 96 px (128 from a tablet up). Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** A marigold ring: that is you. */
  ring?: boolean;
  /** Gets the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Up to two letters that stand for a person: of the first and the last word of the name.
 * @returns capitals, or an empty string where the name has no letter
 */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's picture. Decorative: the name stands beside it, or names the link round it. */
export function Avatar({ name = '', src, size = 'md', ring, className, ...rest }: AvatarProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  const shown = src && src !== broken ? src : undefined;
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={clsx('sd-avatar', !shown && 'sd-initials', ring && 'sd-avatar-ring', className)}
      data-size={size}
    >
      {shown ? (
        <img src={shown} alt="" width={256} height={256} onError={() => setBroken(shown)} />
      ) : (
        letters || <User />
      )}
    </span>
  );
}
