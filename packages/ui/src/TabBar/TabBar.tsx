import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../Badge';
import { Link, type LinkTarget } from '../Link';
import './TabBar.css';

interface TabBarWords {
  /** As the visitor reads it. */
  label: string;
  /** Drawn over the label. */
  icon: ReactNode;
  /** The page being looked at. */
  current?: boolean;
  /** How many things wait there, as a red disc; nothing at 0. */
  badge?: number;
  /** What the disc counts, e.g. "3 items". */
  badgeLabel?: string;
}

/** One page of the bottom bar, by `href` or `render`. */
export type TabBarItem = TabBarWords & LinkTarget;

export interface TabBarProps extends ComponentProps<'nav'> {
  /** Names the navigation for screen readers. */
  label: string;
  /** Four or five pages. */
  items: TabBarItem[];
}

/** The bottom bar of phones, gone from 768 px. The page makes room for it by itself. */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  'use no memo'; // see QuantityStepper: remembering would cost bytes and spare nothing
  return (
    <nav aria-label={label} {...rest} className={clsx('sd-tabbar', className)}>
      {items.map(({ label: name, href, render, icon, current, badge = 0, badgeLabel = String(badge) }) => (
        <Link key={href ?? name} {...({ href, render } as LinkTarget)} aria-current={current ? 'page' : undefined}>
          <span className="sd-tabbar-icon">{icon}</span>
          <span className="sd-tabbar-label">{name}</span>
          {/* after the label, as it is to be heard; the space keeps the name in two words */}
          {badge > 0 && ' '}
          <Badge count={badge} label={badgeLabel} />
        </Link>
      ))}
    </nav>
  );
}
