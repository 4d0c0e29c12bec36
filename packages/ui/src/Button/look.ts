import { clsx } from 'clsx';
import type { ReactNode } from 'react';
// here, where whoever looks like a button takes its classes: a link on a page without buttons needs it as well
import './Button.css';

/** What a button is for: go on, strong but not forward, alternative, aside, destroy. */
export type ButtonVariant = 'accent' | 'brand' | 'line' | 'quiet' | 'danger';

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
  /** Words in red on `line` and `quiet`: the way to a destructive step that still asks. */
  danger?: boolean;
  /** A 20 px icon before the words. */
  icon?: ReactNode;
}

const variants: Record<ButtonVariant, string> = {
  accent: 'btn-accent',
  brand: 'btn-brand',
  line: 'btn-line',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};

const sizes: Record<ButtonSize, string | undefined> = { sm: 'btn-sm', md: undefined, lg: 'btn-lg' };

/** The class names of a button's look. */
export function buttonClass({ variant = 'accent', size = 'md', block, danger }: ButtonLook, className?: string) {
  return clsx('btn', variants[variant], sizes[size], block && 'btn-block', danger && 'danger', className);
}
