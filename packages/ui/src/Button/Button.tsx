import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { lead } from './lead';
import { type ButtonLook, buttonClass } from './look';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Its work is in progress: a spinner stands before the unchanged words and further presses do nothing. */
  loading?: boolean;
  /** Gets the button element. */
  ref?: Ref<HTMLButtonElement>;
}

// instead of `disabled`, which would drop the focus while one waits for the result
const swallow = (event: MouseEvent) => event.preventDefault();

/** An enamel sign: flat face, thick lower lip; pressing pushes the face down onto the lip. */
export function Button({
  variant,
  size,
  block,
  danger,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  'use no memo'; // its words and what a press does are new each time: remembering would cost bytes and spare nothing
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      {...rest}
      className={buttonClass({ variant, size, block, danger }, className)}
      onClick={loading ? swallow : onClick}
    >
      {lead(icon, loading)}
      {children}
    </button>
  );
}
