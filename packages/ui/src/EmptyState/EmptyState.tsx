import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { GlassIllustration, type GlassIllustrationProps } from '../Glass';
import './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** empty for nothing yet, dashed for nothing found or offline, lidded for closed, tipped for our fault. */
  glass?: GlassIllustrationProps['scene'];
  /** Short, with its wit. */
  title: string;
  /** One sentence: what is so, and what to do. */
  text: string;
  /** At most one next step. */
  action?: ReactNode;
  /** Level of the heading. */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Stands in for a list that is empty or failed to load. */
export function EmptyState({
  glass = 'empty',
  title,
  text,
  action,
  headingLevel = 2,
  className,
  ...rest
}: EmptyStateProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...rest} className={clsx('sd-empty', className)}>
      <GlassIllustration scene={glass} width="96" />
      <Heading className="sd-display sd-t-3">{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
