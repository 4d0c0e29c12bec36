import { clsx } from 'clsx';
import type { ReactNode } from 'react';
// a link that looks like a button needs it too, on a page without buttons
import './Button.css';

/** What a button is for: go on, strong but not forward, alternative, aside. */
export type ButtonVariant = 'accent' | 'brand' | 'line' | 'quiet';

/** 44, 48 or 56 px high at least. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** How a button, or a link that looks like one, is dressed. */
export interface ButtonLook {
  /** What it is for; one `accent` per view. Default `accent`. */
  variant?: ButtonVariant;
  /** 44, 48 or 56 px high. Default `md`. */
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Destructive: red all over on `accent`; red words on `line` and `quiet`, which lead to a confirmation. */
  danger?: boolean;
  /** A 20 px icon before the words. */
  icon?: ReactNode;
}

/** The class names of a button's look. */
export function buttonClass({ variant = 'accent', size = 'md', block, danger }: ButtonLook, className?: string) {
  return clsx('sd-btn', `sd-btn-${variant} sd-btn-${size}`, block && 'sd-btn-block', danger && 'sd-danger', className);
}
