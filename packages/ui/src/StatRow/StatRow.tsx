import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './StatRow.css';

export interface StatRowProps extends ComponentProps<'dl'> {
  /** `Stat`s, four as a rule. */
  children: ComponentProps<'dl'>['children'];
}

/** Figures between two ink rules: two by two on phones, side by side from a laptop up. */
export function StatRow({ className, ...rest }: StatRowProps) {
  return <dl {...rest} className={clsx('sd-stat-row', className)} />;
}
